/** The part of a track to draw: the visible part, and the same length again on either side. */
export interface Span {
  /** Pixels from the start of the recording. */
  readonly from: number;
  readonly to: number;
  /** 0 until it is known. */
  readonly pixelsPerSecond: number;
  /** Seconds. */
  readonly duration: number;
}

/** Returns the part of a span within the recording, in pixels. */
export function drawn({ from, to, pixelsPerSecond, duration }: Span): {
  readonly left: number;
  readonly width: number;
} {
  const left = Math.max(0, from);
  return { left, width: Math.max(0, Math.min(to, duration * pixelsPerSecond) - left) };
}
