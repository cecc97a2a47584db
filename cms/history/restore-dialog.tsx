import { Button, Group, List, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { Answered } from '../controls/answered.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { objectOf } from '../draft/draft.ts';
import { type ListedObject } from '../draft/receive.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { useMayEdit } from '../workspace/use-may-edit.ts';
import { useObjectName } from '../workspace/use-object-name.ts';
import { useUndoNotice } from '../workspace/use-undo-notice.tsx';
import { useDraft } from '../workspace/workspace-context.tsx';
import { type HistoryEntry } from './rules/history-entry.ts';
import { restoreStep, type StepObject } from './rules/restore-step.ts';
import { useChangeWords } from './use-change-words.ts';

export interface RestoreDialogProps {
  /** The deletion. */
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

/** Says what comes back with a deleted object, and brings it back in one step. */
export function RestoreDialog({ entry, onClose }: RestoreDialogProps): ReactNode {
  const { t } = useTexts();
  const words = useChangeWords();
  const [answer, reload] = useStep(entry);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('history.restore.title', { name: words.name(entry) })}
      size="lg"
      withCloseButton={false}
    >
      <Answered answer={answer} reload={reload}>
        {(step) => <Question step={step} entry={entry} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

/** Milliseconds around the deletion of a tour in which its places were deleted. */
const tourMs = 60_000;

/** All that was deleted together. The places of a tour are deleted just before it. */
function useStep({ Model, ID, Epoch, At, Who }: HistoryEntry) {
  const { client } = useConnection();
  return useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<readonly StepObject[]> => {
        const epochs = new Set([Epoch]);
        if (Model === 'tours') {
          const at = Date.parse(At);
          const { Entries } = await client('history', {
            params: { Offset: 0, Limit: 1000 },
            query: {
              Tour: String(ID),
              Deleted: 'true',
              Since: new Date(at - tourMs).toISOString(),
              Before: new Date(at + tourMs).toISOString(),
            },
            signal,
          });
          for (const each of Entries) if (each.Who === Who && each.Model === 'tourItems') epochs.add(each.Epoch);
        }
        const steps = await Promise.all(
          [...epochs].map((epoch) => client('pastStep', { params: { Epoch: epoch }, signal })),
        );
        return steps.flatMap(({ Objects }) => Objects);
      },
      [client, Model, ID, Epoch, At, Who],
    ),
  );
}

interface QuestionProps extends RestoreDialogProps {
  readonly step: readonly StepObject[];
}

function Question({ step, entry, onClose }: QuestionProps): ReactNode {
  const { t } = useTexts();
  const words = useChangeWords();
  const store = useDraft();
  const mayEdit = useMayEdit();
  const tell = useUndoNotice();
  const { restored, changed, lost, broken } = restoreStep(
    step,
    entry.Cause === 'remove' ? 'all' : { model: entry.Model, ID: entry.ID },
    { now: (name) => objectOf(store.getState().draft, name), mayEdit },
  );
  const along = restored.filter(({ model, object }) => model !== entry.Model || object['ID'] !== entry.ID);
  const isPossible = along.length < restored.length;
  const restore = (): void => {
    const done = t('history.restore.done', { name: words.name(entry) });
    onClose();
    store.putAll([...restored, ...changed]);
    tell(done);
  };
  return (
    <Stack>
      {isPossible ? (
        <>
          <Names title={t('history.restore.along', { count: along.length })} objects={along} />
          <Names title={t('history.restore.changed')} objects={changed} />
          <Names title={t('history.restore.lost')} objects={lost} />
          <Names title={t('history.restore.broken')} objects={broken} />
          <Text size="sm" c="dimmed">
            {t('history.restore.hint')}
          </Text>
        </>
      ) : (
        <Text>{t('history.restore.none')}</Text>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t(isPossible ? 'action.cancel' : 'action.close')}
        </Button>
        {isPossible ? (
          <Button data-autofocus onClick={restore}>
            {t('bringBack.confirm')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

interface NamesProps {
  readonly title: string;
  readonly objects: readonly ListedObject[];
}

function Names({ title, objects }: NamesProps): ReactNode {
  const nameOf = useObjectName();
  if (objects.length === 0) return null;
  return (
    <div>
      <Text>{title}</Text>
      <List spacing={4} mah="24vh" style={{ overflowY: 'auto' }} tabIndex={0}>
        {objects.map(({ model, object }) => (
          <List.Item key={`${model} ${Number(object['ID'])}`}>{nameOf(model, object)}</List.Item>
        ))}
      </List>
    </div>
  );
}
