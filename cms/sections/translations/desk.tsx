import { Group, Stack, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Language } from '#content/entities/language.ts';
import { foldAhead } from '#content/station-filter.ts';
import { inSpareTime } from '#ui/spare-time.ts';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskList } from './desk-list.tsx';
import { DeskTools } from './desk-tools.tsx';
import { useHasMachine } from './machine-button.tsx';
import { type DeskFilter, filterTexts, nextOpen, wordsOfText } from './rules/desk-filter.ts';
import { type DeskText, textsOf } from './rules/open-texts.ts';
import { pathOfField } from '../../draft/set-at.ts';
import { type TextObject, type TextPlace } from './rules/text-places.ts';
import { TextCard } from './text-card.tsx';
import styles from './translations.module.css';
import { type DeskLink, useDeskLink } from './use-desk-link.ts';
import { usePlaceName } from './use-text-places.ts';

export interface DeskProps {
  /** Undefined for everything. */
  readonly place: TextPlace | undefined;
  readonly places: readonly TextPlace[];
  readonly objects: readonly TextObject[];
  readonly source: Language;
  readonly target: Language;
}

const first: DeskFilter = { state: 'open', field: '', find: '' };

/** The texts of a place: one of them in both languages, and all that fit the filter below it. */
export function Desk({ place, places, objects, source, target }: DeskProps): ReactNode {
  const { t } = useTexts();
  const name = usePlaceName()(place);
  const nameOf = useObjectName();
  const [filter, setFilter] = useState(first);
  const pair = useMemo(() => ({ source: source.Code, target: target.Code }), [source.Code, target.Code]);
  const all = useMemo(() => textsOf(objects, pair), [objects, pair]);
  const wordsOf = useMemo(
    () => (text: DeskText) => wordsOfText(text, nameOf(text.model, text.object)),
    // The names follow the texts and the language of the staff area.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t],
  );
  const shown = useMemo(() => filterTexts(all, filter, wordsOf), [all, filter, wordsOf]);
  useEffect(() => inSpareTime(foldAhead(all, wordsOf)), [all, wordsOf]);
  const hasMachine = useHasMachine();
  const head = useRef<HTMLHeadingElement>(null);
  const [query] = useSearchParams();
  const current = all.find(({ key, isRecording }) => key === query.get('text') && !isRecording);
  const link = useDeskLink(pair.target);
  const goTo = useGoTo(link);
  const next = (): void => {
    const text = nextOpen(all, current?.key);
    if (text === undefined) head.current?.focus();
    else goTo(text);
  };
  useHotkeys(
    [
      ['F8', next],
      ['alt+Enter', next],
    ],
    [],
  );
  return (
    <Stack gap="sm" className={styles.open}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" ref={head} tabIndex={-1}>
          {name}
        </Title>
        <DeskTools
          texts={all}
          shown={shown}
          place={place}
          places={places}
          objects={objects}
          pair={pair}
          hasMachine={hasMachine}
        />
      </Group>
      {current === undefined ? null : (
        <TextCard
          key={current.key}
          name={{ model: current.model, ID: current.ID }}
          path={pathOfField(current.field)}
          text={current}
          hasMachine={hasMachine}
          source={source}
          target={target}
          onNext={nextOpen(all, current.key) === undefined ? undefined : next}
        />
      )}
      <DeskFilters texts={all} filter={filter} onChange={setFilter} />
      <DeskList
        texts={shown}
        filter={filter}
        none={
          all.length === 0
            ? t('translations.noneToTranslate', { language: languageName(source) })
            : t('translations.none')
        }
        current={current?.key}
        pair={pair}
        link={link}
        head={head}
      />
    </Stack>
  );
}

function useGoTo(link: DeskLink): (text: DeskText) => void {
  const navigate = useNavigate();
  return (text) => void navigate(link.to(text), { state: link.state(text), replace: true });
}
