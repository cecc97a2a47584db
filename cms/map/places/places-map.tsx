import { type ReactNode } from 'react';
import { ZoomButtons } from '../map-buttons.tsx';
import { MapFrame, type TourMap } from '../map-frame.tsx';
import { KnownPlacesPanel } from './known-places-panel.tsx';
import { PlacePin } from './place-pin.tsx';
import { type KnownPlaces, letterOf, type MarkedPlace } from './use-known-places.ts';

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
