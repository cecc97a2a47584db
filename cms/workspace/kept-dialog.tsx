import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useWords } from '../language/words.tsx';
import { useObjectName } from './use-object-name.ts';
import { useReadyWorkspace, useWorkspaceStore } from './workspace-context.tsx';

/** At most this many are named. */
const most = 8;

/** Offers the unsaved changes of the last session. */
export function KeptDialog(): ReactNode {
  const { t, language } = useWords();
  const { kept } = useReadyWorkspace();
  const nameOf = useObjectName();
  const { dealWithKept } = useWorkspaceStore();
  if (kept === undefined) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(kept.at);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('kept.title')}
    >
      <Stack>
        <Text>{t('kept.text', { when, count: kept.changes.length })}</Text>
        <List size="sm">
          {kept.changes.slice(0, most).map(({ model, ID, mine, base }) => (
            <List.Item key={`${model} ${ID}`}>{nameOf(model, mine ?? base ?? {})}</List.Item>
          ))}
        </List>
        {kept.changes.length > most ? (
          <Text size="sm">{t('publish.more', { count: kept.changes.length - most })}</Text>
        ) : null}
        <Group justify="end">
          <Button variant="default" onClick={() => dealWithKept(false)}>
            {t('kept.forget')}
          </Button>
          <Button data-autofocus onClick={() => dealWithKept(true)}>
            {t('kept.restore')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
