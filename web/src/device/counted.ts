/** Counts what arrives, to say how far a download has come. */

/** A fetch that reports each piece, by its size. */
export function countingFetch(get: typeof fetch, hear: (bytes: number) => void): typeof fetch {
  return async (input, init) => {
    const response = await get(input, init);
    if (!response.ok || !response.body) return response;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        hear(piece.length);
        out.enqueue(piece);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, headers });
  };
}
