import { Anchor, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isLacking, type Translated, translations } from '#content/translations.ts';
import { draftDefinition } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useLanguagePair } from '../../workspace/language-pair.tsx';
import { withTarget } from '../../workspace/rules/side-by-side.ts';
import { useDraftState } from '../../workspace/workspace-context.tsx';

/** All texts and recordings by language, in the editing copy. */
export function useTranslated(): readonly Translated[] {
  const { draft } = useDraftState();
  const settled = useDeferredValue(draft);
  return useMemo(() => translations(draftDefinition(settled)), [settled]);
}

/** Shows how much of the content exists in a language, and leads to what is missing. */
export function Coverage({ code }: { readonly code: string }): ReactNode {
  const { t } = useTexts();
  const pair = useLanguagePair();
  const all = useTranslated();
  if (all.length === 0) return null;
  const lacking = all.filter((each) => isLacking(each, code)).length;
  const part = Math.floor(((all.length - lacking) / all.length) * 100);
  const words = t('language.coverage', { part });
  return (
    <Stack gap="xs">
      <Text fw={600}>{words}</Text>
      <Progress value={part} aria-label={words} />
      {pair.target === undefined ? null : (
        <Anchor component={Link} to="/translations" onClick={() => pair.choose(withTarget(pair.choice, pair, code))}>
          {t('translations.toList')}
        </Anchor>
      )}
    </Stack>
  );
}
