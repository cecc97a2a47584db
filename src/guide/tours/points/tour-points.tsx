import { Trophy } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Tour } from '#content/entities/tour.ts';
import { tourScore } from '#content/scoring.ts';
import { recordCode } from '#content/record-code.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './tour-progress.module.css';

export interface TourPointsProps {
  readonly tour: Tour;
  /** Shows it even before the first game has been played. */
  readonly isAlwaysShown?: boolean;
}

/** How many of a tour's points the visitor has won; hidden if there are none to win. */
export function TourPoints({ tour, isAlwaysShown = false }: TourPointsProps): ReactNode {
  const t = useTranslate();
  const { catalogue } = useContent();
  const scores = useStore(useVisit().scores);
  const stations = catalogue.itemsOf(tour.ID).flatMap(({ LocationID }) => catalogue.location(LocationID) ?? []);
  const { earned, maximum, completed } = tourScore(scores, recordCode(tour), stations);
  if (maximum === 0 || (completed === 0 && !isAlwaysShown)) return null;
  return (
    <p className={styles.words}>
      <Trophy aria-hidden size={16} /> {t('tours.score', { earned, maximum })}
    </p>
  );
}
