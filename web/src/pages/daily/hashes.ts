/** Hashes as hexadecimal digits. Browsers compute them only on pages that came safely. */

const encoder = new TextEncoder();

export const canHash = () => globalThis.crypto?.subtle !== undefined;

export const hashText = (text: string) => hashBytes(encoder.encode(text));

export async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", bytes));
}

/** HMAC with SHA-256. */
export async function authenticate(key: Uint8Array<ArrayBuffer>, text: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

/** PBKDF2 with SHA-256: 32 bytes after this many rounds. */
export async function stretch(secret: Uint8Array<ArrayBuffer>, salt: string, rounds: number) {
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const algorithm = {
    name: "PBKDF2",
    hash: "SHA-256",
    salt: encoder.encode(salt),
    iterations: rounds,
  };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256));
}

export function toHex(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
