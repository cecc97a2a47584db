import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { type Spoken } from '#content/language-fallback.ts';
import {
  type MediaSessionCard,
  type MediaSessionKeys,
  type ShownMediaSession,
  showMediaSession,
} from '#engine/audio/media-session.ts';
import { mediaActor, type OpenMedia } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { soundingOf } from '#engine/station/sounding.ts';
import { type StationKind, stationMachine } from '#engine/station/station-machine.ts';
import { openInElement } from '#engine/video/element-media.ts';
import { type StoredIds } from '../../tours/progress/stored-ids.ts';
import { createLockScreen } from './lock-screen.ts';
import { createPositionKeeper } from './position-keeper.ts';
import { type StoredPositions } from './stored-positions.ts';
import { type Playback, type PlaybackRun } from './playback.ts';
import { openTransition, type RunTransitionOptions } from './run-transition.ts';
import { lendElement, lendElements, openNarration } from '#engine/audio/howler-media.ts';
import { isLayerOpen } from '../../adapters/history-layer.ts';
import { theApp } from '../../adapters/app.ts';
import { takeBegunSound } from '../../adapters/begun-sound.ts';
import { takeUnlockedSounds } from '../../adapters/unlocked-sounds.ts';
import { joinOtherTabs, type OtherTabs } from '../../adapters/other-tabs.ts';

export interface PlaybackRunOptions {
  readonly key: string;
  readonly kind: StationKind;
  readonly stationKey: string;
  readonly href: string;
  readonly locationID: number;
  readonly title: Spoken;
  readonly imageUrl: string;
  /** The recording's address and language. */
  readonly recording: Spoken;
  /** Which of the station's recordings it is, if not its own; positions are kept for each. */
  readonly variant?: string | undefined;
  /** Whether it only introduces a game, with which the station ends. */
  readonly isIntroduction?: boolean;
  /** The visitor's current playback speed. */
  readonly rate: () => number;
  readonly isVideo: boolean;
  readonly card: MediaSessionCard;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** Where the station leads automatically. */
  readonly transition: RunTransitionOptions | undefined;
  /** Records stations that were heard to their end. */
  readonly heard: StoredIds;
  readonly positions: StoredPositions;
  readonly playback: Playback;
}

type Player = SnapshotFrom<typeof playerMachine>;

/** Opens a station: its machine, its position on the device, its card on the lock screen, and its transition. */
export function openPlaybackRun(options: PlaybackRunOptions, world: PlaybackWorld = pageWorld): PlaybackRun {
  const { key, href, locationID, title, imageUrl, recording, rate, heard, playback } = options;
  const keeper = createPositionKeeper(options.positions, `${locationID}/${recording.language}${options.variant ?? ''}`);
  const video: PlaybackRun['video'] = { current: null };
  const station = createStation(options, { world, video, startAt: keeper.startAt });
  const player = () => station.getSnapshot().children.player;
  const lockScreen = createLockScreen(() => world.showOnLockScreen(options.card, lockScreenKeys(player, options)));
  const transition =
    options.transition &&
    openTransition(options.transition, {
      rate,
      narrate: world.narrate,
      canArrive: () => playback.isShown(run) && !world.isLayerOpen(),
      onBegun: startSounding,
      onStopped: () => {
        // Without a recording there is nothing left to resume.
        if (player() === undefined && playback.current.getState() === run) playback.stop();
      },
    });
  const tabs = world.joinOtherTabs(silence);
  const stopWatchingPage = world.onPageHide(savePosition);
  let wasSounding = false;

  const run: PlaybackRun = {
    key,
    stationKey: options.stationKey,
    href,
    title,
    imageUrl,
    video,
    station,
    transition: transition?.transition,
    playsOn: () => (!options.isVideo && isUnfinished(player()?.getSnapshot())) || transition?.isLeading() === true,
    hasLed: () => transition?.hasLed() === true,
    silence,
    close: () => {
      savePosition();
      transition?.close();
      stopWatchingPage();
      tabs.close();
      station.stop();
      lockScreen.close();
    },
  };

  station.start();
  player()?.subscribe(follow);
  return run;

  function silence(): void {
    player()?.send({ type: 'PAUSE' });
    transition?.stop();
  }

  function startSounding(): void {
    playback.begin(run);
    tabs.silence();
  }

  function follow(state: Player): void {
    const { position, duration, rate: speed } = state.context;
    if (state.matches({ open: 'playing' }) || state.matches({ open: 'loading' })) {
      playback.begin(run);
      lockScreen.open();
    }
    const isPlaying = state.matches({ open: 'playing' });
    const isSounding = soundingOf(state) !== 'silent';
    // From the tap on: one that only waited for the network would silence the tab that has been tapped meanwhile.
    if (isSounding && !wasSounding) tabs.silence();
    wasSounding = isSounding;
    const isEnded = state.matches({ open: 'ended' }) && options.isIntroduction !== true;
    if (isEnded) heard.note(locationID);
    transition?.setEnded(isEnded);
    keeper.follow(state.context, isPlaying);
    lockScreen.update({ isPlaying, position, duration, rate: speed });
    if (playback.current.getState() !== run) lockScreen.close();
  }

  function savePosition(): void {
    const state = player()?.getSnapshot();
    if (state !== undefined) keeper.save(state.context);
  }
}

interface StationOptions extends Pick<PlaybackRun, 'video'> {
  readonly world: PlaybackWorld;
  /** Seconds. */
  readonly startAt: number;
}

function createStation(
  { kind, recording, rate }: PlaybackRunOptions,
  { world: { narrate }, video, startAt }: StationOptions,
): PlaybackRun['station'] {
  const open: OpenMedia = (source, tell) =>
    (video.current === null ? narrate : openInElement(video.current))(source, tell);
  const player = playerMachine.provide({ actors: { media: mediaActor(open) } });
  const input = { kind, url: recording.text, startAt, rate: rate() };
  return createActor(stationMachine.provide({ actors: { player } }), { input });
}

function isUnfinished(player: Player | undefined): boolean {
  return player?.matches('open') === true && !player.matches({ open: 'ended' });
}

function lockScreenKeys(
  player: () => ActorRefFrom<typeof playerMachine> | undefined,
  { next, previous }: PlaybackRunOptions,
): MediaSessionKeys {
  return {
    play: () => player()?.send({ type: 'PLAY' }),
    pause: () => player()?.send({ type: 'PAUSE' }),
    skip: (by) => player()?.send({ type: 'SKIP', by }),
    seek: (position) => player()?.send({ type: 'SEEK', position }),
    next,
    previous,
  };
}

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

const pageWorld: PlaybackWorld = {
  narrate: (source, tell) => {
    lendElements(takeUnlockedSounds());
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
