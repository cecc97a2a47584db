import { type ReactNode } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useOfflineTexts } from './offline-texts.ts';
import styles from './sheet.module.css';
import { TourOffer } from './tour-offer.tsx';

export interface OtherLanguagesProps {
  readonly tour: Tour;
  /** The language that is shown already. */
  readonly language: string;
}

export function OtherLanguages({ tour, language }: OtherLanguagesProps): ReactNode {
  const t = useOfflineTexts();
  const others = useContent().catalogue.languages.filter(({ Code }) => Code !== language);
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('offline.languages')}</h3>
      <ul className={styles.rows}>
        {others.map(({ Code, DisplayName, AccessibilityCode }) => (
          <li key={Code} className={styles.row}>
            <div lang={AccessibilityCode}>{DisplayName === '' ? Code : DisplayName}</div>
            <TourOffer tour={tour} language={Code} isShort />
          </li>
        ))}
      </ul>
    </section>
  );
}
