import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { markerShapes } from '#content/marker-shapes.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './map-editor.module.css';
import { type MapItem } from './use-map-items.ts';
import { usePlaceDrag } from './use-place-drag.ts';

export interface MapMarkerProps {
  readonly shown: MapItem;
  /** The number of further items at exactly the same place. */
  readonly coveredCount: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onPlace: (place: MapPlace) => void;
  readonly onStep: (right: number, down: number) => void;
}

/** A station on the map: a button that chooses it, and that is moved by dragging and by arrow keys. */
export function MapMarker({ shown, coveredCount, isSelected, onSelect, onPlace, onStep }: MapMarkerProps): ReactNode {
  const { t } = useTexts();
  const { item, name } = shown;
  const { button, by } = usePlaceDrag({
    place: { x: item.MapX, y: item.MapY },
    onPlace: (place) => {
      onSelect();
      onPlace(place);
    },
    onStep,
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles.marker}
      data-dragged={by === undefined ? undefined : ''}
      style={by === undefined ? undefined : { translate: `${by.x}px ${by.y}px` }}
      aria-pressed={isSelected}
      aria-label={t(coveredCount > 0 ? 'map.markers' : 'map.marker', {
        name,
        count: coveredCount,
        x: Math.round(item.MapX),
        y: Math.round(item.MapY),
      })}
      title={name}
      onClick={onSelect}
    >
      <MarkerShape type={item.MapMarkerType} label={coveredCount > 0 ? `${item.Code}+` : item.Code} />
    </button>
  );
}

export interface MarkerShapeProps {
  readonly type: TourItem['MapMarkerType'];
  readonly label: string;
}

/** The average width of a letter of the sans face, relative to the font size. */
const letter = 0.56;

/** One of the eleven shapes of section 3.2, as the guide draws it. */
export function MarkerShape({ type, label }: MarkerShapeProps): ReactNode {
  const { path, room, down } = markerShapes[type];
  const size = Math.min(14, room / (Math.max([...label].length, 1) * letter));
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden className={styles.shape}>
      <path d={path} />
      <text y={down} fontSize={size}>
        {label}
      </text>
    </svg>
  );
}
