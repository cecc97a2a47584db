import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { MarkerShape } from '../map-marker.tsx';
import { type WalkState } from './rules/walk-state.ts';
import styles from './walk.module.css';

export interface WalkStopProps {
  readonly item: TourItem;
  readonly walkState: WalkState;
}

/** A station on the map of the walk. The table below says the same in words. */
export function WalkStop({ item, walkState }: WalkStopProps): ReactNode {
  return (
    <div aria-hidden className={styles.stop} data-walk-state={walkState}>
      <MarkerShape type={item.MapMarkerType} label={item.Code} />
    </div>
  );
}
