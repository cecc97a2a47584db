/** Bytes a millisecond: 400 kbit/s, as in a full hall's Wi-Fi. */
export const rate = 50;
/** Milliseconds until the first byte of an answer. */
export const latency = 400;

/** Something that was fetched. */
export interface Transfer {
  /** Milliseconds on the page's clock. */
  readonly start: number;
  /** As sent. */
  readonly bytes: number;
}

/**
 * A slow connection, which carries one thing after the other in the order in which they are given.
 *
 * @returns when the last byte of each arrives, in milliseconds on the page's clock
 */
export function createSlowLine(): (transfer: Transfer) => number {
  let free = 0;
  return ({ start, bytes }) => {
    free = Math.max(free, start + latency) + bytes / rate;
    return free;
  };
}
