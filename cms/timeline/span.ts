/** The part of a track that is drawn: the visible part, and as much again on either side. */
export interface Span {
  /** Pixels from the beginning of the recording. */
  readonly from: number;
  readonly to: number;
  /** 0: not known yet. */
  readonly pixelsPerSecond: number;
  /** Seconds. */
  readonly duration: number;
}

/** The part of a span that lies within the recording, in pixels. */
export function drawn({ from, to, pixelsPerSecond, duration }: Span): {
  readonly left: number;
  readonly width: number;
} {
  const left = Math.max(0, from);
  return { left, width: Math.max(0, Math.min(to, duration * pixelsPerSecond) - left) };
}
