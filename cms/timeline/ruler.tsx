import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { formatClock } from './format-clock.ts';
import { drawn, type Span } from './span.ts';
import styles from './timeline.module.css';

/** Seconds between two marks. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];

/** Pixels that a mark needs for its label. */
const room = 72;

export function Ruler(span: Span): ReactNode {
  const { language } = useTexts();
  const { pixelsPerSecond, duration } = span;
  if (pixelsPerSecond === 0) return null;
  const step = steps.find((seconds) => seconds * pixelsPerSecond >= room) ?? 3600;
  const { left, width } = drawn(span);
  const first = Math.ceil(left / pixelsPerSecond / step);
  const last = Math.floor(Math.min(duration, (left + width) / pixelsPerSecond) / step);
  const marks = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step);
  return (
    <div aria-hidden className={styles.ruler}>
      {marks.map((seconds) => (
        <span key={seconds} style={{ left: seconds * pixelsPerSecond }}>
          {formatClock(seconds, language).replace(/\D0$/, '')}
        </span>
      ))}
    </div>
  );
}
