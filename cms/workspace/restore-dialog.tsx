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
  const { leftDraft } = useReadyWorkspace();
  const nameOf = useObjectName();
  const { settleLeftDraft } = useWorkspaceStore();
  if (leftDraft === undefined) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(leftDraft.at);
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
        <Text>{t('kept.text', { when, count: leftDraft.changes.length })}</Text>
        <List size="sm">
          {leftDraft.changes.slice(0, most).map(({ model, ID, mine, base }) => (
            <List.Item key={`${model} ${ID}`}>{nameOf(model, mine ?? base ?? {})}</List.Item>
          ))}
        </List>
        {leftDraft.changes.length > most ? (
          <Text size="sm">{t('publish.more', { count: leftDraft.changes.length - most })}</Text>
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
