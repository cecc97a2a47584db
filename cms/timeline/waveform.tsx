import { type ReactNode, useMemo } from 'react';
import { drawn, type Span } from './span.ts';
import styles from './timeline.module.css';
import { type Listening } from './use-waveform.ts';
import { waveformPath } from './waveform-path.ts';

export interface WaveformProps extends Span {
  readonly listening: Listening;
}

/** Pixels. */
const height = 72;

export function Waveform({ listening, from, to, pixelsPerSecond, duration }: WaveformProps): ReactNode {
  const waveform = 'waveform' in listening ? listening.waveform : undefined;
  const loudness = waveform?.loudness;
  const { left, width } = drawn({ from, to, pixelsPerSecond, duration });
  const path = useMemo(
    () =>
      loudness === undefined || width <= 0
        ? ''
        : waveformPath({
            loudness,
            from: left / pixelsPerSecond,
            to: (left + width) / pixelsPerSecond,
            width,
            height,
          }),
    [loudness, left, width, pixelsPerSecond],
  );
  return (
    <svg
      className={styles.waveform}
      style={{ left }}
      width={width}
      height={height}
      aria-hidden
      data-state={listening.kind}
      data-done={waveform?.done}
    >
      <path d={path} />
    </svg>
  );
}
