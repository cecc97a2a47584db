import { Button, Group, NativeSelect, Popover, Stack, Switch } from '@mantine/core';
import { ArrowLeftRight, Languages } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { useLanguagePair } from '../workspace/language-pair.tsx';
import { withSource, withTarget } from '../workspace/rules/side-by-side.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';

/** Chooses the two languages that forms show side by side. */
export function LanguagePairButton(): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const pair = useLanguagePair();
  const { source, target, choice, choose } = pair;
  if (source === undefined || target === undefined) return null;
  const isAll = choice.isAll === true && languages.length > 2;
  const names = { source: languageName(source), target: languageName(target) };
  const words = isAll ? t('pair.all') : t('pair.both', names);
  const options = languages.map((language) => ({ value: language.Code, label: languageName(language) }));
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
              onClick={() => choose(withSource(choice, pair, target.Code))}
            />
            <NativeSelect
              label={t('pair.target')}
              value={target.Code}
              data={options}
              onChange={({ currentTarget }) => choose(withTarget(choice, pair, currentTarget.value))}
            />
          </Group>
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
