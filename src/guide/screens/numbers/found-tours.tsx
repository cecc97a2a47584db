import { type ReactNode } from 'react';
import { iconOf } from '#content/card-picture.ts';
import { marksIn } from '#content/search/marks.ts';
import { formsOf } from '#content/search/words.ts';
import { routes } from '../../routes.ts';
import { Row, RowList } from '../../shell/lists/row.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './numbers-screen.module.css';
import { type Results } from './use-results.ts';

export interface FoundToursProps {
  readonly results: Results;
  readonly typed: string;
}

/** The tours whose titles were searched for, above the stations. */
export function FoundTours({ results: { tours, say }, typed }: FoundToursProps): ReactNode {
  const t = useTranslate();
  const { catalogue } = useContent();
  const wanted = formsOf(typed);
  return (
    <RowList label={t('tours.title')}>
      {tours.map((tour) => {
        const title = say(tour.Name);
        return (
          <Row
            key={tour.ID}
            to={routes.locations.href(tour.ID)}
            title={title}
            name={<MarkedText text={title.text} language={title.language} marks={marksIn(title.text, wanted)} />}
            imageUrl={iconOf(tour)}
            facts={<p className={styles.tour}>{t('tours.stations', { count: catalogue.itemsOf(tour.ID).length })}</p>}
          />
        );
      })}
    </RowList>
  );
}
