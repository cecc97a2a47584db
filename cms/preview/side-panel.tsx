import { ActionIcon, Group, Title } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import { PhoneCodeButton } from './phone-code-button.tsx';
import { SideBySideButton } from './side-by-side.tsx';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  readonly title: string;
  /** The label of the button that closes the panel. */
  readonly closing: string;
  /** The icon of that button. */
  readonly icon: ReactNode;
  readonly closer: Ref<HTMLButtonElement>;
  /** Whether the form makes room, so that the panel covers nothing. */
  readonly isBeside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the edge of the window for a phone. */
export function SidePanel({ title, closing, icon, closer, isBeside, onClose, children }: SidePanelProps): ReactNode {
  const titled = useId();
  return (
    <aside className={styles.panel} data-beside={isBeside || undefined} aria-labelledby={titled}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h5" id={titled}>
          {title}
        </Title>
        <Group gap={2} wrap="nowrap">
          <SideBySideButton />
          <PhoneCodeButton />
          <ActionIcon ref={closer} variant="subtle" size="lg" aria-label={closing} title={closing} onClick={onClose}>
            {icon}
          </ActionIcon>
        </Group>
      </Group>
      {children}
    </aside>
  );
}
