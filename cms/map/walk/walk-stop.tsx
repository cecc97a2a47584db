import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { MarkerShape } from '../map-marker.tsx';
import { type Standing } from './rules/standing.ts';
import styles from './walk.module.css';

export interface WalkStopProps {
  readonly item: TourItem;
  readonly standing: Standing;
}

/** A station on the map of the walk. The table below says the same in words. */
export function WalkStop({ item, standing }: WalkStopProps): ReactNode {
  return (
    <div aria-hidden className={styles.stop} data-standing={standing}>
      <MarkerShape type={item.MapMarkerType} label={item.Code} />
    </div>
  );
}
