/** 32 characters that are easy to distinguish on paper: each random byte gives one without preferring any. */
const signs = 'abcdefghijkmnopqrstuvwxyz2345678';
const length = 16;

/** Makes a password to hand over, in groups of four. */
export function suggestPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  const letters = Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}
