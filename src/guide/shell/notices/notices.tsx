import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.ts';
import { useLatePart } from '#ui/use-late-part.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { type Notice, type NoticeMessage } from '../../state/notices/notices.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './notices.module.css';

/**
 * Short messages at the bottom of every screen. The list is always mounted, so that screen readers announce new
 * entries; it is a landmark only while it has any.
 */
export function NoticeList(): ReactNode {
  const t = useTranslate();
  const { notices } = useVisit();
  const shown = useStore(notices);
  const isEmpty = shown.length === 0;
  const list = useRef<HTMLDivElement>(null);
  /** The element that had the focus before a notice took it. */
  const before = useRef<EventTarget>(null);

  const dismiss = useCallback(
    (id: number): void => {
      notices.dismiss(id);
      giveFocusBack(list.current, before.current);
    },
    [notices],
  );
  useEffect(() => {
    const dismissLast = (event: KeyboardEvent): void => {
      const last = notices.getState().at(-1);
      const isInside = event.target instanceof Element && event.target.closest(`.${styles.notices}`) !== null;
      if (event.key === 'Escape' && isInside && last !== undefined) dismiss(last.id);
    };
    document.addEventListener('keydown', dismissLast);
    return () => document.removeEventListener('keydown', dismissLast);
  }, [notices, dismiss]);

  return (
    <div
      ref={list}
      className={styles.notices}
      role={isEmpty ? undefined : 'region'}
      aria-label={isEmpty ? undefined : t('notice.region')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={notices.hold}
      onPointerLeave={notices.release}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        notices.hold();
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) notices.release();
      }}
    >
      {shown.map((notice) => (
        <OneNotice key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />
      ))}
    </div>
  );
}

/** A notice that disappears must not take the focus with it: the next Tab would start at the edge of the page. */
function giveFocusBack(list: HTMLElement | null, before: EventTarget | null): void {
  if (list?.contains(document.activeElement) !== true) return;
  const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('#main');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

const networkNotice = latePart(
  async () => {
    const { NetworkNotice, networkTexts } = await import('./network-notice.tsx');
    // There is no error boundary around notices, so it needs its texts before it is shown.
    await networkTexts;
    return { NetworkNotice };
  },
  (part) => part,
);

interface OneNoticeProps {
  readonly notice: Notice;
  readonly onDismiss: () => void;
}

function OneNotice({ notice: { message, mood, network }, onDismiss }: OneNoticeProps): ReactNode {
  const t = useTranslate();
  // The surrounding list is polite already; a status in it would be read twice.
  const role = mood === 'negative' ? 'alert' : undefined;
  // Without it, its one sentence is visible already.
  const details = useLatePart(networkNotice, network !== undefined, () => undefined);
  if (network !== undefined && details !== undefined) {
    return (
      <div className={styles.notice} role={role} data-mood={mood}>
        <details.NetworkNotice network={network} onDismiss={onDismiss} />
      </div>
    );
  }
  return (
    <div className={styles.notice} role={role} data-mood={mood}>
      <div className={styles.line}>
        <p>
          <NoticeText message={message} />
        </p>
        <RoundButton label={t('notice.close')} onClick={onDismiss}>
          <X aria-hidden />
        </RoundButton>
      </div>
    </div>
  );
}

function NoticeText({ message }: { readonly message: NoticeMessage }): ReactNode {
  const t = useTranslate();
  return 'text' in message ? message.text : t(message.key, message.facts);
}
