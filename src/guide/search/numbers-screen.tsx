import { type ReactNode, useDeferredValue, useMemo, useState, Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { type KeyOf } from '#i18n/pack.ts';
import { routes } from '../routes.ts';
import { EmptyNote } from '../shell/page/empty-note.tsx';
import { Page } from '../shell/page/page.tsx';
import { Skeleton } from '../shell/late/skeleton.tsx';
import { useTyped } from '../shell/navigation/use-typed.ts';
import { useContent } from '../state/content/content-context.tsx';
import { useTranslate } from '../state/content/interface-context.tsx';
import { NotFoundScreen } from '../shell/not-found/not-found-screen.tsx';
import styles from './numbers-screen.module.css';
import { iconOf } from '#content/card-picture.ts';
import { marksIn, type Mark } from '#content/search/marks.ts';
import { formsOf } from '#content/search/words.ts';
import { Row, RowList } from '../shell/lists/row.tsx';
import { StairsMark } from '../shell/lists/stairs-mark.tsx';
import { SearchField } from './search-field.tsx';
import { lateTexts, useLateTexts } from '../shell/late/late-texts.tsx';
import { type Search, useNumberSearch, useResults, type Results } from './use-results.ts';
import { listImage } from '#content/station-pictures.ts';
import { onceEach, type OpenItem } from '#content/search/open-items.ts';
import { openedStations } from '../state/records/opened-stations.ts';
import { present, stationTexts } from '#content/search/station-texts.ts';
import { useGrowing } from '../shell/navigation/use-growing.ts';
import { orText, useTextAttributes } from '../shell/text/spoken-text.tsx';
import { useStationTitle } from '../shell/lists/use-station-title.ts';

const { Texts: SearchTexts } = lateTexts('search');

interface FoundToursProps {
  readonly results: Results;
  readonly typed: string;
}

/** The search over all tours: by number (GlobalNumberSearch), by words (FulltextSearch), or by both in one field. */
export function NumbersScreen(): ReactNode {
  const { GlobalNumberSearch, FulltextSearch } = useContent().catalogue.configuration;
  return GlobalNumberSearch || FulltextSearch ? (
    <SearchTexts standIn={<Skeleton shape="text" />}>
      <SearchScreen />
    </SearchTexts>
  ) : (
    <NotFoundScreen />
  );
}

function SearchScreen(): ReactNode {
  const t = useLateTexts('search');
  const navigate = useNavigate();
  const kind = useKind();
  const search = useNumberSearch();
  const { typed, type, keep } = useTyped('q');
  const searched = useDeferredValue(typed.trim());

  async function openExact(): Promise<void> {
    const [first, ...others] = search.numbers(typed).exact;
    if (first === undefined || others.length > 0) return;
    keep();
    await navigate(routes.detail.href(first.item.ID, 'numbers'), { state: { searched: typed } });
  }

  return (
    <Page title={t('search.title')} back={routes.groups.href()}>
      <SearchField
        typed={typed}
        onType={type}
        onLeave={keep}
        onEnter={() => void openExact()}
        label={t(`search.label.${kind}`)}
        isNumeric={kind === 'number' && search.items.every(({ item }) => /^\d*$/.test(item.Code))}
      />
      <Answer search={search} searched={searched} hint={`search.hint.${kind}`} />
    </Page>
  );
}

function useKind(): 'number' | 'words' | 'both' {
  const { GlobalNumberSearch, FulltextSearch } = useContent().catalogue.configuration;
  if (!FulltextSearch) return 'number';
  return GlobalNumberSearch ? 'both' : 'words';
}

interface AnswerProps {
  readonly search: Search;
  readonly searched: string;
  readonly hint: KeyOf<'search'>;
}

function Answer({ search, searched, hint }: AnswerProps): ReactNode {
  const t = useLateTexts('search');
  const words = useTranslate();
  const results = useResults(search, searched);
  const { tours, found, isPreparing, language } = results;
  const isEmpty = tours.length + found.length === 0 && !isPreparing;
  const toursFound = tours.length === 0 ? [] : [`${words('tours.title')}: ${tours.length}`];
  return (
    <>
      <p role="status" className={styles.status}>
        {searched === ''
          ? null
          : isPreparing
            ? t('search.preparing')
            : [...toursFound, t('search.count', { count: found.length })].join(', ')}
      </p>
      {searched === '' ? <Suggestions items={search.items} hint={t(hint)} /> : null}
      {searched !== '' && isEmpty ? <EmptyNote>{t('search.nothing', { typed: searched })}</EmptyNote> : null}
      {searched === '' || language === undefined ? null : (
        <p className={styles.language}>
          {words('language.fallback', { language: language.DisplayName || language.Code })}
        </p>
      )}
      {searched === '' || tours.length === 0 ? null : <FoundTours results={results} typed={searched} />}
      {searched === '' || found.length === 0 ? null : <ResultList key={searched} results={results} typed={searched} />}
    </>
  );
}

interface SuggestionsProps {
  readonly items: readonly OpenItem[];
  readonly hint: string;
}

/** Before anything is typed: the stations opened last, or else the first of each tour. */
function Suggestions({ items, hint }: SuggestionsProps): ReactNode {
  const t = useLateTexts('search');
  const { say } = useContent();
  const [opened] = useState(openedStations);
  const suggested = useMemo(() => suggestedIn(items, opened), [items, opened]);
  const isRecent = suggested.some(({ item }) => opened.includes(item.ID));
  if (suggested.length === 0) return <EmptyNote>{hint}</EmptyNote>;
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      {isRecent ? <h2 className={styles.recent}>{t('search.recent')}</h2> : null}
      <RowList label={isRecent ? t('search.recent') : t('search.title')}>
        {suggested.map((open) => (
          <Result key={open.item.ID} open={open} typed="" isByNumber say={say} isNested={isRecent} />
        ))}
      </RowList>
    </>
  );
}

/** The most stations offered before anything is typed. */
const mostSuggested = 6;

function suggestedIn(items: readonly OpenItem[], opened: readonly number[]): readonly OpenItem[] {
  const recent = opened.flatMap((ID) => items.find(({ item }) => item.ID === ID) ?? []);
  if (recent.length > 0) return recent;
  const firsts = new Map(items.toReversed().map((open) => [open.tour.ID, open]));
  return onceEach([...firsts.values()].toReversed()).slice(0, mostSuggested);
}

/** The tours whose titles were searched for, above the stations. */
function FoundTours({ results: { tours, say }, typed }: FoundToursProps): ReactNode {
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

interface ResultListProps {
  readonly results: Results;
  readonly typed: string;
}

/** The results, best first. Key it by the query, so that each search starts at the top. */
function ResultList({ results: { found, byNumber, say }, typed }: ResultListProps): ReactNode {
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
  /** Whether it is under its own heading. */
  readonly isNested?: boolean;
}

function Result({ open: { item, tour }, typed, isByNumber, say, isNested = false }: ResultProps): ReactNode {
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
      isNested={isNested}
      facts={
        <>
          <StairsMark location={location} />
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

interface MarkedTextProps {
  readonly text: string;
  /** The language code that the text is in. */
  readonly language: string;
  readonly marks: readonly Mark[];
}

/** A text of the content with the search terms marked. */
function MarkedText({ text, language, marks }: MarkedTextProps): ReactNode {
  const attributes = useTextAttributes()({ text, language, isFallback: false });
  return (
    <span {...attributes}>
      {marks.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(marks[place - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </span>
  );
}
