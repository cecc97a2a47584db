import { Button, Kbd, Text, Tooltip } from '@mantine/core';
import { Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type Wide } from './use-wide.ts';
import styles from '../controls/tool-button.module.css';

/** Lets an editor fill the window, or gives the form its room back. The only tool with words, so that it is found. */
export function WholeWindowButton({ isWide, setWide }: Wide): ReactNode {
  const { t } = useTexts();
  const Icon = isWide ? Minimize2 : Maximize2;
  const label = t(isWide ? 'canvas.narrow' : 'canvas.wide');
  return (
    <Tooltip
      openDelay={300}
      label={
        <Text span size="sm">
          {t(isWide ? 'canvas.narrowHint' : 'canvas.wideHint')} <Kbd size="xs">F</Kbd>
        </Text>
      }
    >
      <Button
        className={styles.button}
        variant="light"
        h={36}
        px={9}
        aria-label={label}
        onClick={() => setWide(!isWide)}
      >
        <Icon aria-hidden size={18} />
        <span className={styles.words}>{label}</span>
      </Button>
    </Tooltip>
  );
}
