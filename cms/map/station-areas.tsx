import { type ReactNode } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { Area } from '#engine/map/area.tsx';
import { openingDistance } from '#engine/map/trigger-stations.ts';
import { type TourMap } from './map-frame.tsx';
import styles from './map-editor.module.css';
import { type MapItem } from './use-map-items.ts';

export interface StationAreasProps {
  readonly tour: Tour;
  readonly items: readonly MapItem[];
  readonly gps: TourMap['gps'];
}

/** The circles in which stations open automatically: drawn through for their own distance, dashed for the tour's. */
export function StationAreas({ tour, items, gps }: StationAreasProps): ReactNode {
  if (gps?.kind !== 'sound') return null;
  const { metresPerUnit } = gps.projection;
  return items.map(({ item }) => (
    <Area
      key={item.ID}
      place={{ x: item.MapX, y: item.MapY }}
      radius={openingDistance(item.MapGPSAutoDistance, tour.MapGPSAutoDistance) / metresPerUnit}
      className={(item.MapGPSAutoDistance > 0 ? styles.own : styles.usual) ?? ''}
    />
  ));
}
