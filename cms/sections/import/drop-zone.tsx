import { Button, Group, Stack, Text } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './import.module.css';

export interface DropZoneProps {
  readonly words: string;
  readonly hint: string;
  readonly buttons: readonly FileButton[];
  /** Must read what was dropped before it returns; browsers forget it afterwards. */
  readonly onDrop: (dropped: DataTransfer) => void;
  readonly onChoose: (files: readonly File[]) => void;
}

export interface FileButton {
  readonly label: string;
  readonly icon: ReactNode;
  readonly accept?: string;
  readonly isMany?: boolean;
  readonly isFolder?: boolean;
}

/** Takes files that are dropped, or chosen with buttons. */
export function DropZone({ words, hint, buttons, onDrop, onChoose }: DropZoneProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return (
    <div
      className={styles.input}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      <Stack gap="sm" align="center">
        <Text fw={600}>{words}</Text>
        <Group gap="xs" justify="center">
          {buttons.map((button) => (
            <ChooseButton key={button.label} button={button} onChoose={onChoose} />
          ))}
        </Group>
        <Text size="sm" c="dimmed" maw={520}>
          {hint}
        </Text>
      </Stack>
    </div>
  );
}

interface ChooseButtonProps extends Pick<DropZoneProps, 'onChoose'> {
  readonly button: FileButton;
}

function ChooseButton({ button, onChoose }: ChooseButtonProps): ReactNode {
  const { label, icon, accept, isMany = false, isFolder = false } = button;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={isFolder ? 'default' : 'filled'} leftSection={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMany}
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
