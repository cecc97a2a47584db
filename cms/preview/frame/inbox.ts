import { createStore } from 'zustand';
import { type FrameMessage, parseShow, readMessage, type ShowMessage } from '#contract/frame-messages.ts';
import { type PlayReport } from '#contract/play.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** The latest message of the staff area. */
export interface Inbox extends ReadonlyStore<ShowMessage | undefined> {
  /** Reports that the next frame shows an edit. */
  readonly tellShown: (edit: number) => void;
  /** Reports that the latest message cannot be shown. */
  readonly tellRefused: () => void;
  /** Reports what happens in a rehearsed game. @param round of the message that started it */
  readonly tellPlay: (round: number, report: PlayReport) => void;
}

/** Listens to the parent window only. */
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
    tellPlay: (round, report) => tell({ type: 'play', round, report }),
    tellShown: (edit) => tell({ type: 'shown', edit }),
  };

  function tell(message: FrameMessage): void {
    if (partner.window !== null) partner.window.postMessage(message, origin);
  }
}
