import { Button, Popover, Stack, Switch } from '@mantine/core';
import { Languages } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { useLanguagePair } from '../workspace/language-pair.tsx';
import { PairSelects } from './pair-selects.tsx';
import { useContentLanguages } from '../workspace/use-catalogue.ts';

/** Chooses the two languages that forms show side by side. */
export function LanguagePairButton(): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const { source, target, choice, choose } = useLanguagePair();
  if (source === undefined || target === undefined) return null;
  const isAll = choice.isAll === true && languages.length > 2;
  const names = { source: languageName(source), target: languageName(target) };
  const words = isAll ? t('pair.all') : t('pair.both', names);
  return (
    <Popover trapFocus returnFocus withinPortal position="bottom-end" shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<Languages aria-hidden size={16} />}
          aria-label={t('pair.button', { languages: words })}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 16px)" aria-label={t('pair.title')}>
        <Stack gap="sm">
          <PairSelects />
          {languages.length > 2 ? (
            <Switch
              label={t('pair.showAll')}
              checked={isAll}
              onChange={({ currentTarget }) => choose({ ...choice, isAll: currentTarget.checked })}
            />
          ) : null}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
