import { type ReactNode, useMemo } from 'react';
import { listImage } from '#content/station-pictures.ts';
import { type OpenItem } from '#content/search/open-items.ts';
import { present, stationTexts } from '#content/search/station-texts.ts';
import { routes } from '../routes.ts';
import { Row, RowList } from '../shell/lists/row.tsx';
import { useGrowing } from '../shell/navigation/use-growing.ts';
import { orText } from '../shell/text/spoken-text.tsx';
import { useContent } from '../state/content/content-context.tsx';
import { useStationTitle } from '../shell/lists/use-station-title.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './numbers-screen.module.css';
import { type Results } from './use-results.ts';
import { useLateTexts } from '../shell/late/late-texts.tsx';

export interface ResultListProps {
  readonly results: Results;
  readonly typed: string;
}

/** The results, best first. Key it by the query, so that each search starts at the top. */
export function ResultList({ results: { found, byNumber, say }, typed }: ResultListProps): ReactNode {
  const t = useLateTexts('search');
  const { shown, end } = useGrowing(found.length, typed);
  return (
    <>
      <RowList label={t('search.results')}>
        {found.slice(0, shown).map((open, place) => (
          <Result key={open.item.ID} open={open} typed={typed} isByNumber={place < byNumber} say={say} />
        ))}
      </RowList>
      {shown < found.length ? <div key={shown} ref={end} /> : null}
    </>
  );
}

interface ResultProps {
  readonly open: OpenItem;
  readonly typed: string;
  /** Its texts contain no matches to mark. */
  readonly isByNumber: boolean;
  readonly say: Results['say'];
}

function Result({ open: { item, tour }, typed, isByNumber, say }: ResultProps): ReactNode {
  const { catalogue } = useContent();
  const location = catalogue.location(item.LocationID);
  const { title: ownTitle, number } = useStationTitle(item, location);
  const texts = useMemo(() => stationTexts(location, tour, say), [location, tour, say]);
  const {
    name,
    tour: tourMarks,
    excerpt,
  } = useMemo(() => present(texts, isByNumber ? '' : typed), [texts, typed, isByNumber]);
  const title = orText(texts.name, ownTitle);
  return (
    <Row
      to={location === undefined ? undefined : routes.detail.href(item.ID, 'numbers')}
      state={{ searched: typed }}
      title={title}
      name={name.length === 0 ? undefined : <MarkedText text={title.text} language={title.language} marks={name} />}
      imageUrl={location === undefined ? '' : listImage(location)}
      number={number}
      facts={
        <>
          {excerpt === undefined || isByNumber ? null : (
            <p className={styles.excerpt}>
              <MarkedText text={excerpt.text} language={excerpt.language} marks={excerpt.marks} />
            </p>
          )}
          {texts.tour.text === '' ? null : (
            <p className={styles.tour}>
              <MarkedText text={texts.tour.text} language={texts.tour.language} marks={tourMarks} />
            </p>
          )}
        </>
      }
    />
  );
}
