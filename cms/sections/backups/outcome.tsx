import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { acceptedFileNote } from '../../files/accepted-file-note.ts';
import { useTexts } from '../../language/texts.tsx';
import { type LastRun } from './backups-state.ts';
import { type MachineView } from './backup-machine.ts';

interface OutcomeProps extends MachineView {
  readonly last: LastRun | undefined;
}

/** Sentences about files that are shown; the check of the content names all that is still wrong. */
const mostNotes = 8;

/** How the last action ended, with what can be done now. */
export function Outcome({ state, send, last }: OutcomeProps): ReactNode {
  const { t, refusal } = useTexts();
  const { made, restored } = state.context;
  const dismiss = (): void => send({ type: 'dismiss' });
  if (state.matches({ resting: 'made' }))
    return <Good words={t('backups.made', { name: made?.Name ?? '' })} onDismiss={dismiss} />;
  if (state.matches({ resting: 'uploaded' }))
    return <Good words={t('backups.uploaded')} more={made?.Name} onDismiss={dismiss} />;
  if (state.matches({ resting: 'restored' })) {
    const before = restored?.before;
    return (
      <Good
        words={t('backups.restored', { name: restored?.name ?? '' })}
        more={before === undefined ? undefined : t('backups.wayBack', { name: before.Name })}
        onDismiss={dismiss}
      >
        {restored?.notes?.slice(0, mostNotes).map((note) => (
          <Text key={note.Message} size="sm">
            {acceptedFileNote({ message: note.Message, reason: note.Reason, facts: note.Facts }, t, refusal)}
          </Text>
        ))}
        {restored?.notes === undefined || restored.notes.length <= mostNotes ? null : (
          <Text size="sm">{t('backups.moreNotes', { count: restored.notes.length - mostNotes })}</Text>
        )}
        {before === undefined ? null : (
          <Button size="compact-sm" variant="default" onClick={() => send({ type: 'ask', backup: before })}>
            {t('backups.goBack')}
          </Button>
        )}
      </Good>
    );
  }
  return <Bad state={state} send={send} last={last} />;
}

interface GoodProps {
  readonly words: string;
  readonly more?: string | undefined;
  readonly onDismiss: () => void;
  readonly children?: ReactNode;
}

function Good({ words, more, onDismiss, children }: GoodProps): ReactNode {
  const { t } = useTexts();
  return (
    <Alert
      role="status"
      color="teal"
      icon={<CircleCheck aria-hidden />}
      title={words}
      withCloseButton
      closeButtonLabel={t('action.close')}
      onClose={onDismiss}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Stack gap="xs" align="start">
        {more === undefined ? null : <Text size="sm">{more}</Text>}
        {children}
      </Stack>
    </Alert>
  );
}

function Bad({ state, send, last }: OutcomeProps): ReactNode {
  const { t, failure } = useTexts();
  const { action, error } = state.context;
  const isEarlier = state.matches({ resting: 'idle' }) && last?.Outcome === 'interrupted';
  const isInterrupted = state.matches({ resting: 'interrupted' }) || isEarlier;
  if (!isInterrupted && !state.matches({ resting: 'failed' }) && !state.matches('unread')) return null;
  const isRestore = isEarlier ? last.Kind === 'restore' : action === 'restore';
  const words = state.matches('unread')
    ? t('backups.unread')
    : isInterrupted
      ? t(isRestore ? 'backups.restoreInterrupted' : 'backups.requestInterrupted')
      : t(failures[action], { error: failure(error) });
  return (
    <Alert role="alert" color="red" icon={<TriangleAlert aria-hidden />}>
      <Stack gap="xs" align="start">
        <Text size="sm">{words}</Text>
        {state.can({ type: 'again' }) ? (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => send({ type: 'again' })}>
              {t(action === 'upload' ? 'backups.uploadAgain' : 'loading.retry')}
            </Button>
            {state.matches('unread') ? null : (
              <Button size="compact-sm" variant="subtle" onClick={() => send({ type: 'dismiss' })}>
                {t('action.close')}
              </Button>
            )}
          </Group>
        ) : null}
      </Stack>
    </Alert>
  );
}

const failures = {
  request: 'backups.requestFailed',
  upload: 'backups.uploadFailed',
  restore: 'backups.restoreFailed',
} as const;
