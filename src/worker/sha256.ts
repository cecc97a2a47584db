/** Returns the SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return digestOf(new TextEncoder().encode(text));
}

/** Returns the SHA-256 of bytes, in hexadecimal. */
export async function digestOf(given: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', given));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
