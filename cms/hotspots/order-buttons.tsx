import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from '../controls/tool-button.module.css';
import { useTexts } from '../language/texts.tsx';

interface OrderButtonsProps {
  readonly chosen: number | undefined;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

const steps = [
  { by: -1, key: 'canvas.earlier', Icon: ChevronUp },
  { by: 1, key: 'canvas.later', Icon: ChevronDown },
] as const;

/** Moves the chosen hotspot up or down the list. */
export function OrderButtons({ chosen, count, onMove }: OrderButtonsProps): ReactNode {
  const { t } = useTexts();
  return steps.map(({ by, key, Icon }) => {
    const to = chosen === undefined ? -1 : chosen + by;
    const isPossible = to >= 0 && to < count;
    return (
      <ActionIcon
        key={key}
        variant="subtle"
        color="dark"
        className={styles.button}
        size={30}
        aria-label={t(key)}
        title={t(key)}
        aria-disabled={!isPossible}
        data-disabled={!isPossible}
        onClick={() => {
          if (isPossible && chosen !== undefined) onMove(chosen, to);
        }}
      >
        <Icon aria-hidden size={18} />
      </ActionIcon>
    );
  });
}
