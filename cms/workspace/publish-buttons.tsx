import { Badge, Button, Group, List, Modal, ScrollArea, Stack, Text, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CloudUpload, RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { listsOf } from '../draft/lists.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { useAutosave } from './autosave.tsx';
import { type Change, changesBetween } from './changes.ts';
import { FaultList } from './fault-list.tsx';
import { type Fault, faultsIn } from './faults.ts';
import styles from './save-bar.module.css';
import { useObjectName } from './use-object-name.ts';
import { useWorkNews } from './work-news.tsx';
import { useDraft, useWorkspaceStore } from './workspace-context.tsx';

type Act = 'publish' | 'discard';

interface Plan {
  readonly changes: readonly Change[];
  readonly faults: readonly Fault[];
}

/** Publishes or discards the editing copy, once staff have seen what that changes. */
export function PublishButtons({ hasUnsaved }: { readonly hasUnsaved: boolean }): ReactNode {
  const { t } = useTexts();
  const tellFailure = useFailureNotice();
  const { client } = useConnection();
  const draft = useDraft();
  const { isOn } = useAutosave();
  const { reload } = useWorkspaceStore();
  const { news, refresh } = useWorkNews();
  const [asked, setAsked] = useState<Plan & { readonly act: Act }>();
  const [busy, setBusy] = useState<Act>();

  const guard = async (act: Act, task: () => Promise<void>): Promise<void> => {
    setBusy(act);
    await task().catch(tellFailure);
    setBusy(undefined);
  };
  const ask = (act: Act): void =>
    void guard(act, async () => {
      if (isOn) await draft.save();
      setAsked({ act, ...(await readPlan(client)) });
    });
  const confirm = (act: Act): void =>
    void guard(act, async () => {
      const { Counter } = await client(act, {});
      refresh();
      // What is edited stays as it is when it is published, and so do the steps that can be undone.
      setAsked(undefined);
      if (act === 'discard') {
        await reload().catch(() => {
          notifications.show({ color: 'red', message: t('discard.unread'), role: 'alert', autoClose: false });
        });
      }
      notifications.show({ message: t(`${act}.done`, { counter: Counter }), color: 'teal' });
    });

  const described = useId();
  const waiting = news?.Unpublished ?? 0;
  const hint = hasUnsaved && !isOn ? t('publish.saveFirst') : undefined;
  return (
    <>
      {(['publish', 'discard'] as const).map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === 'publish' ? 'light' : 'subtle'}
          color={act === 'publish' ? 'teal' : 'gray'}
          disabled={hasUnsaved && !isOn}
          title={hint}
          aria-describedby={act === 'publish' ? described : undefined}
          className={styles.button}
          leftSection={act === 'publish' ? <CloudUpload aria-hidden size={16} /> : <RotateCcw aria-hidden size={16} />}
          loading={busy === act && asked === undefined}
          onClick={() => ask(act)}
        >
          <span className={styles.label}>{t(`publish.${act}`)}</span>
          {act === 'publish' && waiting > 0 ? (
            <Badge
              className={styles.waiting ?? ''}
              size="sm"
              circle={waiting < 10}
              aria-hidden
              title={t('work.unpublished', { count: waiting })}
            >
              {waiting > 99 ? '99+' : waiting}
            </Badge>
          ) : null}
        </Button>
      ))}
      <VisuallyHidden id={described}>{waiting > 0 ? t('work.unpublished', { count: waiting }) : null}</VisuallyHidden>
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === undefined ? '' : t(`${asked.act}.title`)}
        closeButtonProps={{ 'aria-label': t('action.cancel') }}
        size="lg"
      >
        {asked === undefined ? null : (
          <Stack>
            {hasUnsaved ? <Text role="alert">{t('publish.saveFirst')}</Text> : null}
            <ChangeList act={asked.act} changes={asked.changes} />
            {asked.act === 'publish' ? <FaultList faults={asked.faults} onGo={() => setAsked(undefined)} /> : null}
            <Group justify="end">
              <Button variant="default" onClick={() => setAsked(undefined)}>
                {t('action.cancel')}
              </Button>
              <Button
                color={asked.act === 'discard' ? 'red' : 'teal'}
                disabled={asked.changes.length === 0 || hasUnsaved}
                loading={busy !== undefined}
                onClick={() => confirm(asked.act)}
              >
                {t(`${asked.act}.confirm`)}
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  );
}

interface ChangeListProps {
  readonly act: Act;
  readonly changes: readonly Change[];
}

/** Longer lists of changes show only their number beyond this many. */
const most = 200;

function ChangeList({ act, changes }: ChangeListProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  if (changes.length === 0) return <Text>{t('publish.nothing')}</Text>;
  return (
    <>
      <Text>{t(`${act}.text`)}</Text>
      <ScrollArea.Autosize mah="50vh">
        <List spacing={4}>
          {changes.slice(0, most).map(({ model, ID, kind, object }) => (
            <List.Item key={`${model} ${ID}`}>
              {nameOf(model, object)} · {t(`change.${kind}`)}
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {changes.length > most ? <Text>{t('publish.more', { count: changes.length - most })}</Text> : null}
    </>
  );
}

async function readPlan(client: StaffClient): Promise<Plan> {
  const [published, inEdit] = await Promise.all([
    client('definition', { query: { variant: Variant.published } }),
    client('definition', { query: { variant: Variant.inEdit } }),
  ]);
  const changes = changesBetween(listsOf(published), listsOf(inEdit));
  return { changes, faults: faultsIn(changes, inEdit) };
}
