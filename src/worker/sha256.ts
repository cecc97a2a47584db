import { hexDigest } from '#contract/hex-digest.ts';

/** Returns the SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): Promise<string> {
  return hexDigest(new TextEncoder().encode(text));
}
