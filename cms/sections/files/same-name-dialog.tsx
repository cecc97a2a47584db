import { Button, Group, List, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';

export interface SameNameDialogProps {
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onDecide: (isReplacing: boolean) => void;
}

/** Asks before files of the same names are replaced. */
export function SameNameDialog({ names, onClose, onDecide }: SameNameDialogProps): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('files.sameName')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <Text size="sm">{t('files.sameNameText')}</Text>
        <List size="sm">
          {names.slice(0, 10).map((name) => (
            <List.Item key={name}>{name}</List.Item>
          ))}
        </List>
        {names.length > 10 ? <Text size="sm">{t('publish.more', { count: names.length - 10 })}</Text> : null}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="light" color="red" onClick={() => onDecide(true)}>
            {t('files.replace')}
          </Button>
          <Button onClick={() => onDecide(false)}>{t('files.keepBoth')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
