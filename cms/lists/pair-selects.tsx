import { Group, NativeSelect } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { useLanguagePair } from '../workspace/language-pair.tsx';
import { writtenIn } from '../workspace/rules/language-families.ts';
import { withSource, withTargetAndBase } from '../workspace/rules/side-by-side.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';

export interface PairSelectsProps {
  /** Which languages may be the target; all unless given. */
  readonly mayTranslate?: (code: string) => boolean;
}

const any = (): boolean => true;

/** The source and the target that staff work with. */
export function PairSelects({ mayTranslate = any }: PairSelectsProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const pair = useLanguagePair();
  const { source, target, choice, choose } = pair;
  if (source === undefined || target === undefined) return null;
  const options = writtenIn(languages).map((language) => ({ value: language.Code, label: languageName(language) }));
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      <NativeSelect
        label={t('pair.source')}
        value={source.Code}
        data={options}
        onChange={({ currentTarget }) => choose(withSource(choice, pair, currentTarget.value))}
      />
      <IconButton
        size="lg"
        label={t('pair.swap')}
        icon={ArrowLeftRight}
        disabled={!mayTranslate(source.Code)}
        onClick={() => choose(withSource(choice, pair, target.Code))}
      />
      <NativeSelect
        label={t('pair.target')}
        value={target.Code}
        data={options.filter(({ value }) => mayTranslate(value))}
        onChange={({ currentTarget }) => choose(withTargetAndBase(choice, pair, currentTarget.value, languages))}
      />
    </Group>
  );
}
