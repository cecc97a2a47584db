import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { ChangeList } from './change-list.tsx';
import { type Pair } from './rules/open-texts.ts';
import { type Replacement, replacements, type Search } from './rules/replace.ts';
import { type TextObject } from './rules/text-places.ts';
import { useApplyTexts } from './use-apply-texts.ts';
import { useMayTranslate } from './use-may-translate.ts';
import { useTicks } from '../../lists/use-ticks.ts';

export interface ReplaceDialogProps {
  readonly objects: readonly TextObject[];
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** Replaces words in all texts of a language, after a preview. */
export function ReplaceDialog({ objects, pair, onClose }: ReplaceDialogProps): ReactNode {
  const { t } = useTexts();
  const mayTranslate = useMayTranslate();
  const languages = useContentLanguages().filter(({ Code }) => mayTranslate(Code));
  const [language, setLanguage] = useState(pair.target);
  const [search, setSearch] = useState<Search>({ find: '', replacement: '', isCaseSensitive: true, isWholeWord: true });
  const found = useMemo(() => replacements(objects, language, search), [objects, language, search]);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t('replace.title')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <NativeSelect
          label={t('replace.language')}
          value={language}
          data={languages.map((each) => ({ value: each.Code, label: languageName(each) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <Group grow align="end">
          <TextInput
            label={t('replace.find')}
            value={search.find}
            data-autofocus
            onChange={({ currentTarget }) => setSearch({ ...search, find: currentTarget.value })}
          />
          <TextInput
            label={t('replace.by')}
            value={search.replacement}
            onChange={({ currentTarget }) => setSearch({ ...search, replacement: currentTarget.value })}
          />
        </Group>
        <Group>
          <Checkbox
            label={t('replace.case')}
            checked={search.isCaseSensitive}
            onChange={({ currentTarget }) => setSearch({ ...search, isCaseSensitive: currentTarget.checked })}
          />
          <Checkbox
            label={t('replace.whole')}
            checked={search.isWholeWord}
            onChange={({ currentTarget }) => setSearch({ ...search, isWholeWord: currentTarget.checked })}
          />
        </Group>
        <Found
          key={JSON.stringify([language, search])}
          found={found}
          source={pair.source}
          isAsked={search.find !== ''}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  readonly found: readonly Replacement[];
  readonly source: string;
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

function Found({ found, source, isAsked, onClose }: FoundProps): ReactNode {
  const { t } = useTexts();
  const ticks = useTicks([]);
  const apply = useApplyTexts(source);
  const [isApplying, setApplying] = useState(false);
  const chosen = found.filter(({ key }) => ticks.has(key));
  return (
    <>
      <Text role="status" size="sm">
        {isAsked ? t('replace.found', { count: found.length }) : t('replace.hint')}
      </Text>
      <ChangeList title={t('exchange.changes')} changes={found} ticks={ticks} />
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={isApplying}
          onClick={() => {
            setApplying(true);
            void apply(chosen).then(onClose);
          }}
        >
          {t('replace.apply', { count: chosen.length })}
        </Button>
      </Group>
    </>
  );
}
