import { ActionIcon } from '@mantine/core';
import { Moon } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';

export interface DarkButtonProps {
  readonly isDark: boolean;
  readonly onChange: (isDark: boolean) => void;
}

/** Switches a preview between the light and the dark look. */
export function DarkButton({ isDark, onChange }: DarkButtonProps): ReactNode {
  const { t } = useTexts();
  return (
    <ActionIcon
      variant={isDark ? 'filled' : 'subtle'}
      size="md"
      aria-pressed={isDark}
      aria-label={t('preview.dark')}
      title={t('preview.dark')}
      onClick={() => onChange(!isDark)}
    >
      <Moon aria-hidden size={16} />
    </ActionIcon>
  );
}
