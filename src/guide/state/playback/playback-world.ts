import { lendElement, openNarration } from '#engine/audio/howler-media.ts';
import {
  type MediaSessionCard,
  type MediaSessionKeys,
  type ShownMediaSession,
  showMediaSession,
} from '#engine/audio/media-session.ts';
import { type OpenMedia } from '#engine/station/media.ts';
import { isLayerOpen } from '../../adapters/history-layer.ts';
import { theApp } from '../../adapters/app.ts';
import { takeBegunSound } from '../../adapters/begun-sound.ts';
import { joinOtherTabs, type OtherTabs } from '../../adapters/other-tabs.ts';

/** The parts of the page that a playback run uses. */
export interface PlaybackWorld {
  /** Plays a recording without a picture. */
  readonly narrate: OpenMedia;
  readonly showOnLockScreen: (card: MediaSessionCard, keys: MediaSessionKeys) => ShownMediaSession;
  readonly joinOtherTabs: (onHushed: () => void) => OtherTabs;
  /** Calls back when the page may be about to go; the function returned stops that. */
  readonly onPageHide: (listener: () => void) => () => void;
  /** Whether something covers the screen that the visitor is busy with. */
  readonly isLayerOpen: () => boolean;
}

export const pageWorld: PlaybackWorld = {
  narrate: (source, tell) => {
    const begun = takeBegunSound(source.url);
    if (begun === undefined) return openNarration(source, tell);
    lendElement(begun.element);
    return openNarration({ ...source, startAt: begun.position }, tell);
  },
  showOnLockScreen: (card, keys) => (theApp()?.showOnLockScreen ?? showMediaSession)(card, keys),
  joinOtherTabs,
  onPageHide: (listener) => {
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  },
  isLayerOpen,
};
