import { Switch } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useAutosave } from './autosave.tsx';

/** Lets staff decide whether edits are saved automatically. */
export function AutosaveSwitch(): ReactNode {
  const { t } = useTexts();
  const { isOn, choose } = useAutosave();
  return (
    <Switch
      size="sm"
      px="sm"
      py="xs"
      label={t('autosave.label')}
      title={t('autosave.hint')}
      checked={isOn}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
