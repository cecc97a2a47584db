import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { Circle } from 'react-leaflet';
import { latLngOf } from './flat-world.ts';
import styles from './image-map.module.css';
import { type Steering } from './steering.ts';
import { type MapPlace } from './view.ts';

/** The visitor's position on the map. */
export interface Here extends MapPlace {
  /** Map units. */
  readonly accuracy: number;
  /** Degrees clockwise from the top of the picture. */
  readonly heading?: number;
}

const circle = { className: styles.accuracy ?? '' };

/** A dot with a circle for the accuracy and a cone for the heading, hidden from screen readers. */
export function HereMark({ here, steering }: { readonly here: Here; readonly steering: Steering }): ReactNode {
  const { x, y, accuracy, heading } = here;
  const hold = useCallback(
    (dot: HTMLElement | null) => (dot === null ? undefined : steering.anchors.hold(dot, { x, y })),
    [steering, x, y],
  );
  return (
    <>
      <Circle center={latLngOf(here)} radius={Math.max(accuracy, 0)} pathOptions={circle} interactive={false} />
      {createPortal(
        <div ref={hold} className={`leaflet-zoom-animated ${styles.here ?? ''}`} data-here>
          <svg viewBox="-32 -32 64 64" aria-hidden>
            {heading === undefined ? null : (
              <path className={styles.cone} d="M0 0-15-28A32 32 0 0 1 15-28Z" transform={`rotate(${heading})`} />
            )}
            <circle className={styles.halo} r="11" />
            <circle className={styles.dot} r="8" />
          </svg>
        </div>,
        steering.pane('here'),
      )}
    </>
  );
}
