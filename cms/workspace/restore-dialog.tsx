import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useObjectName } from './use-object-name.ts';
import { useReadyWorkspace, useWorkspaceStore } from './workspace-context.tsx';

/** At most this many are named. */
const most = 8;

/** Offers the unsaved changes of the last session. */
export function RestoreDialog(): ReactNode {
  const { t, language } = useTexts();
  const { pendingDraft } = useReadyWorkspace();
  const nameOf = useObjectName();
  const { settleLeftDraft } = useWorkspaceStore();
  if (pendingDraft === undefined) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(pendingDraft.at);
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
        <Text>{t('kept.text', { when, count: pendingDraft.changes.length })}</Text>
        <List size="sm">
          {pendingDraft.changes.slice(0, most).map(({ model, ID, mine, base }) => (
            <List.Item key={`${model} ${ID}`}>{nameOf(model, mine ?? base ?? {})}</List.Item>
          ))}
        </List>
        {pendingDraft.changes.length > most ? (
          <Text size="sm">{t('publish.more', { count: pendingDraft.changes.length - most })}</Text>
        ) : null}
        <Group justify="end">
          <Button variant="default" onClick={() => settleLeftDraft(false)}>
            {t('kept.forget')}
          </Button>
          <Button data-autofocus onClick={() => settleLeftDraft(true)}>
            {t('kept.restore')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
