import { stretchesPerSecond } from './read-waveform.ts';

export interface PathOptions {
  readonly loudness: Float32Array;
  /** The times in seconds at the left and right end. */
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels from one bar to the next. */
const barWidth = 3;

/** Returns an SVG path of bars as high as the loudest moment below each. */
export function waveformPath({ loudness, from, to, width, height }: PathOptions): string {
  const bars = Math.floor(width / barWidth);
  const placeOf = (bar: number): number => Math.floor((from + ((to - from) * bar) / bars) * stretchesPerSecond);
  let path = '';
  for (let bar = 0; bar < bars; bar += 1) {
    const first = placeOf(bar);
    let level = 0;
    for (let at = first; at < Math.max(first + 1, placeOf(bar + 1)); at += 1)
      level = Math.max(level, loudness[at] ?? 0);
    // Silence is a thin line, to distinguish it from unread parts.
    const half = Math.max(0.5, (level * height) / 2);
    path += `M${bar * barWidth + 1} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
  }
  return path;
}
