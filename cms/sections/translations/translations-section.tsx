import { Loader, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { type Language } from '#content/entities/language.ts';
import { readVariantCode } from '#content/language-variants.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { PairSelects } from '../../lists/pair-selects.tsx';
import { RowScrolling, useIsOnePage } from '../../lists/rows-in-sight.ts';
import { useLanguagePair } from '../../workspace/language-pair.tsx';
import { withTarget } from '../../workspace/rules/side-by-side.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useMayTranslate } from './use-may-translate.ts';
import { Desk } from './desk.tsx';
import { useReadPlaces } from './use-read-places.ts';
import styles from './translations.module.css';
import { useTextPlaces, usePlaceName } from './use-text-places.ts';
import { progressOf } from './rules/open-texts.ts';
import { everywhere, type TextPlace } from './rules/text-places.ts';

/** The desk of translators: the texts of every tour in two languages, with what is missing or older than its source. */
export function TranslationsSection(): ReactNode {
  const { t } = useTexts();
  const { source, target } = useLanguagePair();
  const own = useOwnTarget();
  const mayTranslate = useMayTranslate();
  const [query] = useSearchParams();
  const places = useTextPlaces();
  if (source === undefined || target === undefined)
    return (
      <Stack gap="md">
        <SectionHead />
        <Text c="dimmed">{t('translations.noLanguages')}</Text>
      </Stack>
    );
  if (own === undefined)
    return (
      <Stack gap="md">
        <SectionHead />
        <Text>{t('translations.noOwn')}</Text>
      </Stack>
    );
  return <Columns places={places} of={query.get('of')} source={source} target={target} mayTranslate={mayTranslate} />;
}

interface ColumnsProps extends Record<'source' | 'target', Language> {
  readonly places: readonly TextPlace[];
  /** The key of the chosen place. */
  readonly of: string | null;
  readonly mayTranslate: (code: string) => boolean;
}

function Columns({ places, of, source, target, mayTranslate }: ColumnsProps): ReactNode {
  const { t } = useTexts();
  const pair = { source: source.Code, target: target.Code };
  const read = useReadPlaces(places, pair);
  const isOnePage = useIsOnePage();
  const chosen = read?.find(({ key }) => key === of);
  const objects = useMemo(() => chosen?.objects ?? everywhere(read ?? []), [chosen, read]);
  return (
    <div className={styles.columns}>
      <Stack gap="md" className={styles.places}>
        <SectionHead />
        <PairSelects mayTranslate={mayTranslate} />
        {read === undefined ? null : <PlaceList places={read} current={chosen?.key} source={source} target={target} />}
      </Stack>
      {read === undefined ? (
        <Loader role="img" aria-label={t('translations.loading')} />
      ) : (
        <RowScrolling value={isOnePage ? 'page' : 'box'}>
          <Desk
            key={`${chosen?.key} ${pair.source} ${pair.target}`}
            place={chosen}
            places={read}
            objects={objects}
            source={source}
            target={target}
          />
        </RowScrolling>
      )}
    </div>
  );
}

/** Returns the target if the user may change it, and otherwise chooses one; undefined if there is none. */
function useOwnTarget(): string | undefined {
  const pair = useLanguagePair();
  const { source, target, choice, choose } = pair;
  const mayTranslate = useMayTranslate();
  const languages = useContentLanguages();
  const allowed = languages.filter(({ Code }) => mayTranslate(Code));
  const own =
    target !== undefined && mayTranslate(target.Code)
      ? target.Code
      : (allowed.find(({ Code }) => Code !== source?.Code) ?? allowed[0])?.Code;
  const mustChoose = own !== undefined && target !== undefined && own !== target.Code;
  useEffect(() => {
    if (mustChoose) choose(withTarget(choice, pair, own));
    // Chosen once: afterwards, the target is one of the user's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustChoose]);
  return own;
}

interface PlaceListProps extends Record<'source' | 'target', Language> {
  readonly places: readonly TextPlace[];
  /** Undefined for everything. */
  readonly current: string | undefined;
}

/** Every tour, and what belongs to none, with how far its translation is. */
function PlaceList({ places, current, source, target }: PlaceListProps): ReactNode {
  const { t } = useTexts();
  const rows = useMemo(() => {
    const pair = { source: source.Code, target: target.Code };
    const whole = { place: undefined, objects: everywhere(places) };
    const each = places.map((place) => ({ place, objects: place.objects }));
    return [whole, ...each].map(({ place, objects }) => ({ place, progress: progressOf(objects, pair) }));
  }, [places, source, target]);
  const isVariant = readVariantCode(target.Code) !== undefined;
  return (
    <nav aria-label={t('translations.places')} className={styles.nav}>
      <ul>
        {rows.map(({ place, progress }) => (
          <li key={place?.key ?? ''}>
            <PlaceLink
              place={place}
              progress={progress}
              source={source}
              isVariant={isVariant}
              isCurrent={current === place?.key}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly place: TextPlace | undefined;
  readonly progress: ReturnType<typeof progressOf>;
  readonly source: Language;
  /** What is missing in a variant is as in its language. */
  readonly isVariant: boolean;
  readonly isCurrent: boolean;
}

function PlaceLink({ place, progress, source, isVariant, isCurrent }: PlaceLinkProps): ReactNode {
  const { t } = useTexts();
  const name = usePlaceName()(place);
  const { total, missing, older } = progress;
  const part = Math.floor(((total - missing - older) / total) * 100);
  const done = total === 0 ? t('translations.empty', { language: languageName(source) }) : t('translations.complete');
  const open = [
    ...(missing === 0 ? [] : [t(isVariant ? 'translations.asLanguage' : 'translations.missing', { count: missing })]),
    ...(older === 0 ? [] : [t('translations.older', { count: older })]),
  ];
  return (
    <Link
      to={place === undefined ? '/translations' : `/translations?of=${place.key}`}
      className={styles.place}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Text component="span" className={styles.name} fw={isCurrent ? 600 : 400}>
        {name}
      </Text>
      <Text component="span" size="xs" c="dimmed" className={styles.counts}>
        {open.length === 0 ? done : open.join(' · ')}
      </Text>
      {total === 0 ? null : (
        <Progress
          size="xs"
          value={part}
          aria-label={t(isVariant ? 'translations.own' : 'translations.done', { part })}
          className={styles.bar}
        />
      )}
    </Link>
  );
}
