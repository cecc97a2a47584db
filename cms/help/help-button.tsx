import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { CircleHelp } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useHelp } from './help-context.tsx';
import styles from './help-button.module.css';

/** Opens and closes the help, as the key F1 does. */
export function HelpButton(): ReactNode {
  const { t } = useTexts();
  const { isOpen, open, close } = useHelp();
  const turn = (): void => (isOpen ? close() : open());
  // In text fields too: help is wanted most where something has to be filled in.
  useHotkeys([['F1', turn]], []);
  return (
    <Button
      className={styles.button ?? ''}
      variant="subtle"
      size="sm"
      leftSection={<CircleHelp aria-hidden size={18} />}
      aria-expanded={isOpen}
      aria-keyshortcuts="F1"
      title={t('help.title')}
      onClick={turn}
    >
      <span className={styles.label}>{t('help.title')}</span>
    </Button>
  );
}
