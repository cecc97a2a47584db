import { Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { PairSelects } from '../../lists/pair-selects.tsx';
import { useLanguagePair } from '../../workspace/language-pair.tsx';
import { OpenList } from './open-list.tsx';
import { PlaceList } from './place-list.tsx';
import styles from './translations.module.css';
import { useTextPlaces } from './use-text-places.ts';

/** The page for translators: missing texts and texts older than their source, tour by tour. */
export function TranslationsSection(): ReactNode {
  const { t } = useTexts();
  const { source, target } = useLanguagePair();
  const [query] = useSearchParams();
  const places = useTextPlaces();
  const chosen = places.find(({ key }) => key === query.get('of'));
  const objects = useMemo(
    () => (chosen === undefined ? [...new Set(places.flatMap((place) => place.objects))] : chosen.objects),
    [chosen, places],
  );
  if (source === undefined || target === undefined)
    return (
      <Stack gap="md">
        <SectionHead />
        <Text c="dimmed">{t('translations.noLanguages')}</Text>
      </Stack>
    );
  const pair = { source: source.Code, target: target.Code };
  return (
    <div className={styles.columns}>
      <Stack gap="md" className={styles.places}>
        <SectionHead />
        <PairSelects />
        <PlaceList places={places} current={chosen?.key} pair={pair} />
      </Stack>
      <OpenList key={`${chosen?.key} ${pair.source} ${pair.target}`} place={chosen} objects={objects} pair={pair} />
    </div>
  );
}
