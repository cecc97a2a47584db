import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '#ui/button.tsx';
import dialogStyles from '#ui/dialog.module.css';
import type { ContentNews } from '../state/content-news.ts';
import { type Notices } from '../../state/notices/notices.ts';
import { dialogOf, type lifecycleMachine } from '../state/lifecycle-machine.ts';
import { ContentNotice } from './content-notice.tsx';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './update-dialogs.module.css';

const { Texts: UpdateTexts } = lateTexts('updates');

export interface UpdateDialogsProps {
  readonly lifecycle: ActorRefFrom<typeof lifecycleMachine>;
  readonly notices: Notices;
  readonly news: ContentNews;
}

/** The dialogs of section 4 about storing and updating the guide. */
export function UpdateDialogs(props: UpdateDialogsProps): ReactNode {
  return (
    <UpdateTexts standIn={null}>
      <Dialogs {...props} />
      <ContentNotice news={props.news} />
    </UpdateTexts>
  );
}

function Dialogs({ lifecycle, notices }: Pick<UpdateDialogsProps, 'lifecycle' | 'notices'>): ReactNode {
  const t = useLateTexts('updates');
  const dialog = useSelector(lifecycle, dialogOf);
  useEffect(() => {
    const say = (text: string): void => void notices.show({ text });
    let preparing: number | undefined;
    const heard = [
      lifecycle.on('preparing', () => {
        preparing = notices.show({ text: t('updates.welcome.text') }, { lifetime: 'persistent' });
      }),
      lifecycle.on('preparingEnded', () => {
        if (preparing !== undefined) notices.dismiss(preparing);
      }),
      lifecycle.on('prepared', () => say(t('updates.prepared'))),
      lifecycle.on('slow', () => say(t('updates.welcome.slow'))),
      lifecycle.on('ready', () => say(t('updates.silent'))),
      lifecycle.on('told', ({ news }) => {
        if (news === 'first install failed') say(t('updates.welcome.failed'));
      }),
    ];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [lifecycle, notices, t]);

  switch (dialog) {
    case 'welcome':
      return <Waiting key={dialog} title={t('updates.welcome.title')} text={t('updates.welcome.text')} />;
    case 'downloading':
      return <Waiting key={dialog} title={t('updates.found')} text={t('updates.found.text')} />;
    case 'restarting':
      return <Waiting key={dialog} title={t('updates.restarting')} text={t('updates.found.text')} />;
    case 'updated':
      return <Updated lifecycle={lifecycle} />;
    case undefined:
      return null;
  }
}

function Waiting({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <StandingDialog title={title} text={text}>
      <span aria-hidden className={styles.spinner} />
    </StandingDialog>
  );
}

function Updated({ lifecycle }: Pick<UpdateDialogsProps, 'lifecycle'>): ReactNode {
  const t = useLateTexts('updates');
  const isCounting = useSelector(lifecycle, (state) => state.matches({ updateReady: 'counting' }));
  const seconds = useSelector(lifecycle, ({ context }) => context.left);
  const isDebugging = useSelector(lifecycle, ({ context }) => context.isDebugging);
  const usual = isCounting ? t('updates.restart', { seconds }) : t('updates.restartNow');
  return (
    <StandingDialog
      title={t('updates.ready')}
      text={t('updates.ready.text')}
      onRead={() => lifecycle.send({ type: 'visitor.reads' })}
    >
      <div className={styles.answers}>
        <Button className={dialogStyles.other} onClick={() => lifecycle.send({ type: 'visitor.postpones' })}>
          {t('updates.later')}
        </Button>
        <Button onClick={() => lifecycle.send({ type: 'visitor.restarts' })}>
          {isDebugging ? t('updates.push') : usual}
        </Button>
      </div>
    </StandingDialog>
  );
}

interface StandingDialogProps {
  readonly title: string;
  readonly text: string;
  /** The visitor moves within the dialog. */
  readonly onRead?: () => void;
  readonly children: ReactNode;
}

/** A dialog that stays until the guide closes it. */
function StandingDialog({ title, text, onRead, children }: StandingDialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      data-update
      className={dialogStyles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape, whatever the page says.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
      onKeyDown={onRead}
      onPointerDown={({ target }) => {
        // A button must not move away under the finger that presses it.
        if (target instanceof Element && target.closest('button') === null) onRead?.();
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  );
}
