import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { listImage } from '#content/station-pictures.ts';
import { useLocation } from '../fields/use-location.ts';
import { useTexts } from '../language/texts.tsx';
import { SmallPicture } from '../lists/small-picture.tsx';
import { useStationName } from '../lists/use-station-name.ts';
import { formatClock } from './format-clock.ts';
import { stepOfKey } from './step-of-key.ts';
import { type SwitchTime } from './switch-times.ts';
import styles from './timeline.module.css';

export interface SwitchTimeHandleProps {
  readonly number: number;
  readonly switchTime: SwitchTime;
  /** The length of the recording in seconds. */
  readonly end: number;
  readonly pixelsPerSecond: number;
  readonly timeAt: (clientX: number) => number;
  /** Limits a time to the range within which this one can be moved. */
  readonly within: (time: number) => number;
  readonly onMove: (time: number, isByKey: boolean) => void;
  readonly onSeek: () => void;
  readonly onRemove: () => void;
}

/** Pixels that a press has to travel before it drags; shorter presses are clicks, which play from there. */
const dragFrom = 3;

/** A switch time on the track with the picture that it switches to, moved by dragging or by keys. */
export function SwitchTimeHandle(props: SwitchTimeHandleProps): ReactNode {
  const { number, switchTime, end, pixelsPerSecond, timeAt, within, onMove, onSeek } = props;
  const { t, language } = useTexts();
  const nameOf = useStationName();
  const station = useLocation({ model: 'locations', ID: switchTime.location });
  const grip = useRef<{ readonly x: number; readonly offset: number } | undefined>(undefined);
  const [held, setHeld] = useState<number>();
  const time = held ?? switchTime.time;
  const name = switchTime.location < 0 ? t('timeline.noStation') : nameOf(switchTime.location);

  const release = (): void => {
    grip.current = undefined;
    setHeld(undefined);
  };
  const drag = ({ clientX }: PointerEvent): void => {
    if (grip.current === undefined) return;
    const { x, offset } = grip.current;
    if (held !== undefined || Math.abs(clientX - x) >= dragFrom) setHeld(within(timeAt(clientX) - offset));
  };
  const drop = (): void => {
    if (grip.current === undefined) return;
    if (held === undefined) onSeek();
    else if (held !== switchTime.time) onMove(held, false);
    release();
  };
  return (
    <div
      className={styles.mark}
      style={{ transform: `translateX(${time * pixelsPerSecond}px)` }}
      role="slider"
      tabIndex={0}
      aria-label={t('timeline.mark', { number, name })}
      aria-valuemin={0}
      aria-valuemax={Math.max(end, time)}
      aria-valuenow={time}
      aria-valuetext={formatClock(time, language)}
      data-held={held === undefined ? undefined : ''}
      data-beyond={time > end ? '' : undefined}
      onKeyDown={(event) => moveByKey(event, props, release)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, offset: timeAt(event.clientX) - switchTime.time };
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={release}
    >
      <span className={styles.tag} title={name}>
        <SmallPicture url={listImage(station)} name={name} size={32} />
        <span className={styles.time}>{formatClock(time, language)}</span>
      </span>
    </div>
  );
}

function moveByKey(event: KeyboardEvent, props: SwitchTimeHandleProps, release: () => void): void {
  const step = stepOfKey(event);
  if (step !== undefined) props.onMove(props.switchTime.time + step, true);
  else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove();
  else if (event.key === 'Enter' || event.key === ' ') props.onSeek();
  else if (event.key === 'Escape') release();
  else return;
  event.preventDefault();
}
