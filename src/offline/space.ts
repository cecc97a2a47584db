/** Bytes that a download leaves free. */
const spare = 50_000_000;

/**
 * Returns how many bytes would have to be given back before a download begins. Browsers store more than the bytes
 * themselves, and a full disk harms everything else on the device.
 *
 * @param free what the browser grants; undefined: it does not tell
 */
export function bytesShort(missing: number, free: number | undefined): number {
  return free === undefined || missing === 0 ? 0 : Math.max(0, Math.ceil(missing * 1.1 + spare - free));
}
