/** Fetches a file and reports its progress. */

/** The content of a file; `hear` gets the size of each piece. Fails unless all of it arrives. */
export async function fetchCounting(
  url: string,
  hear: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(String(response.status));
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      hear(piece.length);
      out.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counter)).arrayBuffer();
}
