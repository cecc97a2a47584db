import { type ReactNode } from 'react';
import { Circle } from 'react-leaflet';
import { latLngOf } from './flat-world.ts';
import { type MapPlace } from './view.ts';

export interface AreaProps {
  readonly place: MapPlace;
  /** Map units. */
  readonly radius: number;
  readonly className: string;
}

/** A circle on the map, hidden from screen readers. */
export function Area({ place, radius, className }: AreaProps): ReactNode {
  return (
    <Circle
      // Leaflet reads the class name only once.
      key={className}
      center={latLngOf(place)}
      radius={radius}
      className={className}
      interactive={false}
    />
  );
}
