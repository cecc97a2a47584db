import { Badge, Button, Group, List, ScrollArea, Stack, Text, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMachine } from '@xstate/react';
import { CloudUpload, RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { Dialog } from '../controls/dialog.tsx';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { useAutosave } from './autosave.tsx';
import { type Change } from './changes.ts';
import { FaultList } from './fault-list.tsx';
import { type PublishAct, publishMachine } from './publish-machine.ts';
import { readPlan } from './publish-plan.ts';
import styles from './save-bar.module.css';
import { useObjectName } from './use-object-name.ts';
import { useWorkNews } from './work-news.tsx';
import { useDraft, useWorkspaceStore } from './workspace-context.tsx';

/** Publishes or discards the editing copy, once staff have seen what that changes. */
export function PublishButtons({ hasUnsaved }: { readonly hasUnsaved: boolean }): ReactNode {
  const { t } = useTexts();
  const { isOn } = useAutosave();
  const { news } = useWorkNews();
  const [state, send] = useMachine(usePublishing());
  const { act: asked, plan } = state.context;
  const close = (): void => send({ type: 'cancel' });

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
          loading={state.matches('planning') && asked === act}
          onClick={() => send({ type: 'ask', act, savesFirst: isOn })}
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
      <Dialog
        opened={plan !== undefined}
        onClose={close}
        title={plan === undefined ? '' : t(`${asked}.title`)}
        closeButtonProps={{ 'aria-label': t('action.cancel') }}
        size="lg"
      >
        {plan === undefined ? null : (
          <Stack>
            {hasUnsaved ? <Text role="alert">{t('publish.saveFirst')}</Text> : null}
            <ChangeList act={asked} changes={plan.changes} />
            {asked === 'publish' ? <FaultList faults={plan.faults} onGo={close} /> : null}
            <Group justify="end">
              <Button variant="default" onClick={close}>
                {t('action.cancel')}
              </Button>
              <Button
                color={asked === 'discard' ? 'red' : 'teal'}
                disabled={plan.changes.length === 0 || hasUnsaved}
                loading={!state.matches('asking')}
                onClick={() => send({ type: 'confirm' })}
              >
                {t(`${asked}.confirm`)}
              </Button>
            </Group>
          </Stack>
        )}
      </Dialog>
    </>
  );
}

interface ChangeListProps {
  readonly act: PublishAct;
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

/** The machine with the server, the draft and the notices of this page. */
function usePublishing() {
  const { t } = useTexts();
  const { client } = useConnection();
  const draft = useDraft();
  const { reload } = useWorkspaceStore();
  const { refresh } = useWorkNews();
  const tellFailure = useFailureNotice();
  return useMemo(
    () =>
      publishMachine.provide({
        actors: {
          plan: fromPromise(async ({ input }) => {
            if (input.savesFirst) await draft.save();
            return readPlan(client);
          }),
          act: fromPromise(async ({ input }) => ({ counter: (await client(input.act, {})).Counter })),
          reread: fromPromise(() => reload()),
        },
        actions: {
          tellDone: (_, { act, counter }) => {
            // What is edited stays as it is when it is published, and so do the steps that can be undone.
            refresh();
            notifications.show({ message: t(`${act}.done`, { counter }), color: 'teal' });
          },
          tellFailure: (_, { error }) => tellFailure(error),
          tellUnread: () =>
            void notifications.show({ color: 'red', message: t('discard.unread'), role: 'alert', autoClose: false }),
        },
      }),
    [client, draft, reload, refresh, tellFailure, t],
  );
}
