import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { TourType } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';
import { isSolved } from '#content/scoring.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './tour-progress.module.css';

/** How many stations a tour has and how many the visitor has heard, as text and as a bar. */
export function TourProgress({ tour }: { readonly tour: Tour }): ReactNode {
  const t = useTranslate();
  const { catalogue } = useContent();
  const visit = useVisit();
  const heard = useStore(visit.heard);
  const scores = useStore(visit.scores);
  const stations = catalogue.itemsOf(tour.ID).flatMap((item) => {
    const location = catalogue.location(item.LocationID);
    return location === undefined ? [] : [{ item, location }];
  });
  const count = stations.length;
  const done = stations.filter(({ item, location }) => isSolved({ scores, heard }, tour, item, location)).length;
  if (done === 0) return <p className={styles.words}>{t('tours.stations', { count })}</p>;
  return (
    <div>
      <p className={styles.words}>
        {done === count ? <Check aria-hidden size={16} /> : null}
        {t(tour.Type === TourType.Game ? 'tours.solved' : 'tours.heard', { done, count })}
      </p>
      <span aria-hidden className={styles.line} style={{ '--share': `${(done / count) * 100}%` } as CSSProperties} />
    </div>
  );
}
