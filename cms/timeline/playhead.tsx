import { type ReactNode, type Ref } from 'react';
import { useTexts } from '../language/texts.tsx';
import { formatClock } from './format-clock.ts';
import { stepOfKey } from './step-of-key.ts';
import styles from './timeline.module.css';

export interface PlayheadProps {
  /** For the caller, which moves it at every frame. */
  readonly ref: Ref<HTMLDivElement>;
  readonly position: number;
  readonly duration: number;
  readonly onSeek: (seconds: number) => void;
  readonly timeAt: (clientX: number) => number;
}

/** The current position in the recording. */
export function Playhead({ ref, position, duration, onSeek, timeAt }: PlayheadProps): ReactNode {
  const { t, language } = useTexts();
  return (
    <div
      ref={ref}
      className={styles.playhead}
      role="slider"
      tabIndex={0}
      aria-label={t('timeline.position')}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={position}
      aria-valuetext={formatClock(position, language)}
      onKeyDown={(event) => {
        const step = stepOfKey(event);
        if (step === undefined) return;
        event.preventDefault();
        onSeek(Math.max(0, Math.min(duration, position + step)));
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(timeAt(event.clientX));
      }}
    />
  );
}
