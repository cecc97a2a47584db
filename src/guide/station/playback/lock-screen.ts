import { type ShownMediaSession } from '#engine/audio/media-session.ts';

/** A station's card on the lock screen, which may be shown and cleared more than once. */
export interface LockScreen extends ShownMediaSession {
  /** Shows the card unless it is shown already. */
  readonly open: () => void;
}

export function createLockScreen(show: () => ShownMediaSession): LockScreen {
  let card: ShownMediaSession | undefined;
  return {
    open: () => {
      card ??= show();
    },
    update: (state) => card?.update(state),
    close: () => {
      card?.close();
      card = undefined;
    },
  };
}
