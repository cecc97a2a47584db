import { type ReactNode } from 'react';
import { ZoomButtons } from '../map-buttons.tsx';
import { MapFrame, type TourMap } from '../map-frame.tsx';
import { KnownPlacesPanel } from './known-places-panel.tsx';
import styles from '../map-editor.module.css';
import { type MapPlace } from '#engine/map/view.ts';
import { useTexts } from '../../language/texts.tsx';
import { usePlaceDrag } from '../use-place-drag.ts';
import { type KnownPlaces, letterOf, type MarkedPlace } from './use-known-places.ts';

interface PlacePinProps {
  readonly letter: string;
  readonly place: MapPlace;
  readonly onPlace: (place: MapPlace) => void;
  readonly onStep: (right: number, down: number) => void;
}

export interface PlacesMapProps {
  readonly map: TourMap;
  readonly known: KnownPlaces;
}

/** The map on which staff mark places whose coordinates they know. */
export function PlacesMap({ map, known }: PlacesMapProps): ReactNode {
  const markers = known.places.map((marked, index) => ({ id: marked.id, ...marked.place, marked, index }));
  return (
    <MapFrame
      map={map}
      markers={markers}
      renderMarker={({ marked, index }) => pin(marked, index)}
      renderCluster={([{ marked, index }]) => pin(marked, index)}
      onTap={known.mark}
      controls={<ZoomButtons />}
      side={<KnownPlacesPanel tour={map.tour} size={map.size} known={known} />}
    />
  );

  function pin({ id, place }: MarkedPlace, index: number): ReactNode {
    return (
      <PlacePin
        letter={letterOf(index)}
        place={place}
        onPlace={(at) => known.move(id, at)}
        onStep={(right, down) => known.move(id, { x: place.x + right, y: place.y + down })}
      />
    );
  }
}

/** A marked place: a cross that is moved by dragging and by arrow keys. */
function PlacePin({ letter, place, onPlace, onStep }: PlacePinProps): ReactNode {
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
