import { type ReactNode } from 'react';
import { type MapPlace } from '#engine/map/view.ts';
import { useTexts } from '../../language/texts.tsx';
import styles from '../map-editor.module.css';
import { usePlaceDrag } from '../use-place-drag.ts';

export interface PlacePinProps {
  readonly letter: string;
  readonly place: MapPlace;
  readonly onPlace: (place: MapPlace) => void;
  readonly onStep: (right: number, down: number) => void;
}

/** A marked place: a cross that is moved by dragging and by arrow keys. */
export function PlacePin({ letter, place, onPlace, onStep }: PlacePinProps): ReactNode {
  const { t } = useTexts();
  const { button, by } = usePlaceDrag({ place, onPlace, onStep });
  return (
    <button
      ref={button}
      type="button"
      className={styles.marker}
      data-dragged={by === undefined ? undefined : ''}
      style={by === undefined ? undefined : { translate: `${by.x}px ${by.y}px` }}
      aria-label={t('map.places.pin', { letter, x: place.x, y: place.y })}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden className={styles.pin}>
        <path d="M-16 0H-4M4 0H16M0-16V-4M0 4V16" />
        <circle r="9" cx="11" cy="-11" />
        <text x="11" y="-11">
          {letter}
        </text>
      </svg>
    </button>
  );
}
