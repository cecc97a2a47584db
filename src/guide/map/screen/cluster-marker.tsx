import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { hasScore } from '#content/scoring.ts';
import { recordCode } from '#content/record-code.ts';
import { routes } from '../../routes.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './markers.module.css';

export interface ClusterMarkerProps {
  readonly tour: Tour;
  readonly items: readonly TourItem[];
  readonly isSelected: boolean;
  /** The stations are in one place, so no zoom parts them: a tap lists them. */
  readonly isList: boolean;
  readonly onOpen: (marker: HTMLElement) => void;
}

/** Stations too close together to be tapped one by one. */
export function ClusterMarker({ tour, items, isSelected, isList, onOpen }: ClusterMarkerProps): ReactNode {
  const texts = useLateTexts('map');
  const { heard, scores, playback } = useVisit();
  const heardNow = useStore(heard);
  const scored = useStore(scores);
  const playing = useStore(playback.current)?.href;
  const count = items.length;
  const done = items.filter(
    (item) =>
      tour.MapProgressShow && (heardNow.has(item.LocationID) || hasScore(scored, recordCode(tour), recordCode(item))),
  ).length;
  const isPlaying = items.some(({ ID }) => routes.detail.href(ID) === playing);
  const state = isPlaying ? 'playing' : done === count ? 'heard' : 'open';
  const name = [
    texts('map.cluster', { count }),
    ...(done === 0 ? [] : [texts('map.clusterHeard', { count: done })]),
    ...(isPlaying ? [texts('map.clusterPlaying')] : []),
    texts('map.clusterOpen'),
  ].join(', ');
  return (
    <button
      type="button"
      className={styles.marker}
      data-state={state}
      data-cluster
      aria-label={name}
      {...(isList ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isSelected } : {})}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <svg className={styles.face} viewBox="-22 -22 44 44" aria-hidden>
        {isPlaying ? <circle className={styles.ring} r="20.5" /> : null}
        <circle className={styles.pile} cx="6" cy="-6" r="13" />
        <circle className={styles.pile} cx="1" cy="-1" r="13" />
        <circle className={styles.shape} cx="-4" cy="4" r="14" />
        <text className={styles.number} x="-4" y="4" fontSize={count < 100 ? 13 : count < 1000 ? 10.5 : 8.5}>
          ×{count}
        </text>
      </svg>
    </button>
  );
}
