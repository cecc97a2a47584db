import { createStore } from 'zustand';
import { type FrameMessage, parseShow, readMessage, type ShowMessage } from '#contract/frame-messages.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** What the staff area has sent last. */
export interface Inbox extends ReadonlyStore<ShowMessage | undefined> {
  /** Tells that an edit is in the picture that is drawn next. */
  readonly tellShown: (edit: number) => void;
  /** Tells that what came last cannot be shown. */
  readonly tellRefused: () => void;
}

/** Listens to the window around this frame, and to no other. */
export function openInbox(frame: Window): Inbox {
  const { origin } = frame.location;
  const partner = { window: frame.parent === frame ? null : frame.parent, origin };
  const latest = createStore<ShowMessage | undefined>(() => undefined);
  frame.addEventListener('message', (event) => {
    const reading = readMessage(event, partner, parseShow);
    if (reading.kind === 'malformed') tell({ type: 'refused' });
    if (reading.kind !== 'message') return;
    latest.setState(reading.message, true);
  });
  tell({ type: 'ready' });
  return {
    ...latest,
    tellRefused: () => tell({ type: 'refused' }),
    tellShown: (edit) => tell({ type: 'shown', edit }),
  };

  function tell(message: FrameMessage): void {
    if (partner.window !== null) partner.window.postMessage(message, origin);
  }
}
