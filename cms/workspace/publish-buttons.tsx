import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMachine } from '@xstate/react';
import { CloudUpload, EllipsisVertical } from 'lucide-react';
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { Dialog } from '../controls/dialog.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { late } from '../controls/late.tsx';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { momentIn } from '../language/moment-in.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { useAutosave } from './autosave.tsx';
import { type WithDifferences } from './differences.ts';
import { publishMachine } from './publish-machine.ts';
import { type PublishMenuProps } from './publish-menu.tsx';
import { readPlan } from './publish-plan.ts';
import styles from './save-bar.module.css';
import { useBringBack } from './use-bring-back.tsx';
import { useWorkNews } from './work-news.tsx';
import { useDraft, useWorkspaceStore } from './workspace-context.tsx';

const OpenMenu = late(async () => (await import('./publish-menu.tsx')).PublishMenu);
const PublishQuestion = late(async () => (await import('./publish-question.tsx')).PublishQuestion);
const BringBackList = late(async () => (await import('./bring-back-list.tsx')).BringBackList);

/** Publishes or discards the editing copy, once staff have seen what that changes, and brings discarded work back. */
export function PublishButtons({
  hasUnsaved,
  differences,
}: WithDifferences & { readonly hasUnsaved: boolean }): ReactNode {
  const { t } = useTexts();
  const { isOn } = useAutosave();
  const { news } = useWorkNews();
  const [state, send] = useMachine(usePublishing());
  const { act: asked, plan } = state.context;
  const [isBringingBack, setBringingBack] = useState(false);
  const publish = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const close = (): void => send({ type: 'cancel' });

  const described = useId();
  const waiting = news?.Unpublished ?? 0;
  const isBlocked = hasUnsaved && !isOn;
  const hint = isBlocked ? t('publish.saveFirst') : undefined;
  return (
    <>
      <Button
        ref={publish}
        size="sm"
        variant="light"
        color="teal"
        disabled={isBlocked}
        title={hint}
        aria-describedby={described}
        className={styles.button}
        leftSection={<CloudUpload aria-hidden size={16} />}
        loading={state.matches('planning') && asked === 'publish'}
        onClick={() => send({ type: 'ask', act: 'publish', savesFirst: isOn })}
      >
        <span className={styles.label}>{t('publish.publish')}</span>
        {waiting > 0 ? (
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
      <VisuallyHidden id={described}>{waiting > 0 ? t('work.unpublished', { count: waiting }) : null}</VisuallyHidden>
      <PublishMenu
        opener={menu}
        isLoading={state.matches('planning') && asked === 'discard'}
        hint={hint}
        onBringBack={() => setBringingBack(true)}
        onDiscard={() => send({ type: 'ask', act: 'discard', savesFirst: isOn })}
      />
      <Dialog
        opened={plan !== undefined}
        onClose={close}
        title={plan === undefined ? '' : t(`${asked}.title`)}
        closeButtonProps={{ 'aria-label': t('action.cancel') }}
        size="lg"
        trigger={asked === 'publish' ? publish : menu}
      >
        {plan === undefined ? null : (
          <PublishQuestion
            act={asked}
            differences={differences}
            plan={plan}
            hasUnsaved={hasUnsaved}
            isActing={!state.matches('asking')}
            onConfirm={(choice) => send({ type: 'confirm', choice })}
            onAskAgain={() => send({ type: 'askAgain' })}
            onClose={close}
            onFailed={close}
          />
        )}
      </Dialog>
      <Dialog
        opened={isBringingBack}
        onClose={() => setBringingBack(false)}
        title={t('bringBack.title')}
        closeButtonProps={{ 'aria-label': t('action.cancel') }}
        size="lg"
        trigger={menu}
      >
        {isBringingBack ? (
          <BringBackList onDone={() => setBringingBack(false)} onFailed={() => setBringingBack(false)} />
        ) : null}
      </Dialog>
    </>
  );
}

/** The button of the menu; the menu itself takes its place when it is pressed. */
function PublishMenu({ opener, ...props }: PublishMenuProps): ReactNode {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const button = (
    <IconButton
      ref={opener}
      size="lg"
      color="gray"
      label={t('publish.other')}
      icon={EllipsisVertical}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    />
  );
  return isAsked ? <OpenMenu opener={opener} {...props} instead={button} onFailed={() => setAsked(false)} /> : button;
}

/** The machine with the server, the draft and the notices of this page. */
function usePublishing() {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const draft = useDraft();
  const { reload } = useWorkspaceStore();
  const { refresh } = useWorkNews();
  const { tellDiscarded } = useBringBack();
  const tellFailure = useFailureNotice();
  const doneWords = useCallback(
    (counter: number | undefined, at: string | undefined): string => {
      if (counter !== undefined) return t('publish.done', { counter });
      return at === undefined ? t('publish.proposed') : t('publish.planned', { when: momentIn(language, at) });
    },
    [t, language],
  );
  return useMemo(
    () =>
      publishMachine.provide({
        actors: {
          plan: fromPromise(async ({ input }) => {
            if (input.savesFirst) await draft.save();
            return readPlan(client, () => draft.getState().draft);
          }),
          act: fromPromise(async ({ input }) => {
            if (input.act === 'publish') return await (await import('./publish-as.ts')).publishAs(client, input.choice);
            const { Counter, Kept } = await client('discard', {});
            return { counter: Counter, kept: Kept };
          }),
          reread: fromPromise(() => reload()),
        },
        actions: {
          tellDone: (_, { act, counter, at, kept }) => {
            // Publishing changes neither the edits nor the steps that can be undone.
            refresh();
            if (act === 'discard') tellDiscarded(kept);
            else notifications.show({ message: doneWords(counter, at), color: 'teal' });
          },
          tellFailure: (_, { error }) => tellFailure(error),
          tellUnread: () =>
            void notifications.show({ color: 'red', message: t('discard.unread'), role: 'alert', autoClose: false }),
        },
      }),
    [client, draft, reload, refresh, tellDiscarded, tellFailure, doneWords, t],
  );
}
