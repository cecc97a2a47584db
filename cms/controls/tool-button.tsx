import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { type ReactNode } from 'react';
import { KeyCaps } from '../keyboard/key-caps.tsx';
import styles from './tool-button.module.css';

export interface ToolButtonProps {
  readonly label: string;
  /** The keyboard shortcut: a key, or several that are pressed together. */
  readonly keys?: string | readonly string[];
  /** Set for tools that are toggled. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  /** Its icon. */
  readonly children: ReactNode;
}

/** A button of a toolbar: an icon, what it does in a tooltip, and its key. */
export function ToolButton({ label, keys, isOn, isDisabled = false, onPress, children }: ToolButtonProps): ReactNode {
  return (
    <Tooltip
      openDelay={300}
      label={
        <Text span size="sm">
          {label} {keys === undefined ? null : <KeyCaps keys={[keys].flat()} />}
        </Text>
      }
    >
      <ActionIcon
        className={styles.button}
        size={36}
        variant={isOn === true ? 'filled' : 'subtle'}
        color={isOn === true ? 'teal' : 'dark'}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onPress();
        }}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
