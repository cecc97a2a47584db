import { type FrameMessage, parseShow, readMessage, type ShowMessage } from '#contract/frame-messages.ts';

/** What the staff area has sent last. */
export interface Inbox {
  readonly get: () => ShowMessage | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells that an edit is in the picture that is drawn next. */
  readonly tellShown: (edit: number) => void;
  /** Tells that what came last cannot be shown. */
  readonly tellRefused: () => void;
}

/** Listens to the window around this frame, and to no other. */
export function openInbox(frame: Window): Inbox {
  const { origin } = frame.location;
  const partner = { window: frame.parent === frame ? null : frame.parent, origin };
  const listeners = new Set<() => void>();
  let latest: ShowMessage | undefined;
  frame.addEventListener('message', (event) => {
    const reading = readMessage(event, partner, parseShow);
    if (reading.kind === 'malformed') tell({ type: 'refused' });
    if (reading.kind !== 'message') return;
    latest = reading.message;
    for (const listener of listeners) listener();
  });
  tell({ type: 'ready' });
  return {
    get: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellRefused: () => tell({ type: 'refused' }),
    tellShown: (edit) => tell({ type: 'shown', edit }),
  };

  function tell(message: FrameMessage): void {
    if (partner.window !== null) partner.window.postMessage(message, origin);
  }
}
