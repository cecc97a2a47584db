import { createActor, type SnapshotFrom } from 'xstate';
import { type Onward } from '#content/order-of-play.ts';
import {
  type SessionCard,
  type SessionKeys,
  type ShownSession,
  showMediaSession,
} from '#engine/audio/media-session.ts';
import { openNarration } from '#engine/audio/howler-media.ts';
import { mediaActor, type OpenMedia } from '#engine/station/media.ts';
import { onwardMachine } from '#engine/station/onward-machine.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { type StationKind, stationMachine } from '#engine/station/station-machine.ts';
import { openInElement } from '#engine/video/element-media.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { isLayerOpen } from '../../adapters/history-layer.ts';
import { joinOtherTabs, type OtherTabs } from '../../adapters/other-tabs.ts';
import { type KeptIds } from '../progress/kept-ids.ts';
import { createPlaceKeeper } from './place-keeper.ts';
import { type Places } from './places.ts';
import { type OnwardWay, type Playback, type Session } from './playback.ts';

export interface SessionOptions {
  readonly key: string;
  readonly kind: StationKind;
  readonly place: string;
  readonly href: string;
  readonly locationID: number;
  readonly title: Spoken;
  readonly imageUrl: string;
  /** The recording's address and language. */
  readonly recording: Spoken;
  /** The visitor's current playback speed. */
  readonly rate: () => number;
  /** The element of a video station; it is asked for when the video is to be played. Undefined: there is only sound. */
  readonly video: (() => HTMLVideoElement | null) | undefined;
  readonly card: SessionCard;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** Where the station leads automatically. */
  readonly onward: (Onward & { readonly announceUrls: readonly string[]; readonly arrive: () => Arrival }) | undefined;
  /** Records stations that were heard to their end. */
  readonly heard: KeptIds;
  readonly places: Places;
  readonly playback: Playback;
}

/** Where the visitor is after a way onward: at its end, or still walking there with the map in sight. */
export type Arrival = 'there' | 'walking';

/** What a session uses of the page around it. */
export interface SessionWorld {
  /** Plays a recording without a picture. */
  readonly narrate: OpenMedia;
  readonly showMediaSession: (card: SessionCard, keys: SessionKeys) => ShownSession;
  readonly joinOtherTabs: (onHushed: () => void) => OtherTabs;
  /** Calls back when the page may be about to go; the function returned stops that. */
  readonly onPageHide: (listener: () => void) => () => void;
  /** Whether something covers the screen that the visitor is busy with. */
  readonly isLayerOpen: () => boolean;
}

const page: SessionWorld = {
  narrate: openNarration,
  showMediaSession,
  joinOtherTabs,
  onPageHide: (listener) => {
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  },
  isLayerOpen,
};

/** Opens a station: its machine, its place on the device, its card on the lock screen, and its way onward. */
export function openSession(options: SessionOptions, world: SessionWorld = page): Session {
  const { key, kind, href, locationID, title, imageUrl, recording, rate, heard, playback } = options;
  const place = createPlaceKeeper(options.places, `${locationID}/${recording.language}`);
  const station = createActor(
    stationMachine.provide({
      actors: { player: playerMachine.provide({ actors: { media: mediaActor(opener(options, world)) } }) },
    }),
    { input: { kind, url: recording.text, startAt: place.startAt, rate: rate() } },
  );
  let lockScreen: ShownSession | undefined;
  let wasPlaying = false;
  let hasEnded = false;
  let isWalking = false;
  const onward = openOnward(options, world);
  const tabs = world.joinOtherTabs(hush);
  const stopWatchingPage = world.onPageHide(writePlace);

  const session: Session = {
    key,
    place: options.place,
    href,
    title,
    imageUrl,
    station,
    onward,
    playsOn: () => {
      const state = player()?.getSnapshot();
      const plays = options.video === undefined && state?.matches('open') === true && !state.matches({ open: 'ended' });
      const way = onward?.actor.getSnapshot();
      return plays || way?.matches('underway') === true || (isWalking && way?.matches('arrived') === true);
    },
    hasLed: () => onward?.actor.getSnapshot().matches('arrived') === true,
    hush,
    close: () => {
      writePlace();
      onward?.actor.stop();
      stopWatchingPage();
      tabs.close();
      station.stop();
      lockScreen?.close();
    },
  };

  station.start();
  player()?.subscribe(follow);
  onward?.actor.on('begun', () => {
    playback.begin(session);
    tabs.hush();
  });
  onward?.actor.on('stopped', () => {
    // Without a recording there is nothing left to resume.
    if (player() === undefined && playback.current.getState() === session) playback.stop();
  });
  onward?.actor.on('arrived', () => {
    if (playback.isShown(session) && !world.isLayerOpen()) isWalking = options.onward?.arrive() === 'walking';
  });
  onward?.actor.start();
  return session;

  function hush(): void {
    player()?.send({ type: 'PAUSE' });
    onward?.actor.send({ type: 'STOP' });
  }

  function player() {
    return station.getSnapshot().children.player;
  }

  function follow(state: SnapshotFrom<typeof playerMachine>): void {
    const { position, duration, rate: speed } = state.context;
    if (state.matches({ open: 'playing' }) || state.matches({ open: 'loading' })) {
      playback.begin(session);
      lockScreen ??= world.showMediaSession(options.card, keys());
    }
    const isPlaying = state.matches({ open: 'playing' });
    if (isPlaying && !wasPlaying) tabs.hush();
    wasPlaying = isPlaying;
    const isEnded = state.matches({ open: 'ended' });
    if (isEnded) heard.note(locationID);
    if (isEnded !== hasEnded) onward?.actor.send({ type: isEnded ? 'BEGIN' : 'STOP' });
    hasEnded = isEnded;
    place.follow(state.context, isPlaying);
    lockScreen?.update({ isPlaying, position, duration, rate: speed });
    if (playback.current.getState() !== session) {
      lockScreen?.close();
      lockScreen = undefined;
    }
  }

  function writePlace(): void {
    const state = player()?.getSnapshot();
    if (state !== undefined) place.write(state.context);
  }

  function keys(): SessionKeys {
    return {
      play: () => player()?.send({ type: 'PLAY' }),
      pause: () => player()?.send({ type: 'PAUSE' }),
      skip: (by) => player()?.send({ type: 'SKIP', by }),
      seek: (position) => player()?.send({ type: 'SEEK', position }),
      next: options.next,
      previous: options.previous,
    };
  }
}

function openOnward({ onward, rate }: SessionOptions, { narrate }: SessionWorld): OnwardWay | undefined {
  if (onward === undefined) return undefined;
  const { steps, to, announceUrls } = onward;
  const machine = onwardMachine.provide({
    actors: { player: playerMachine.provide({ actors: { media: mediaActor(narrate) } }) },
  });
  const legs = steps.map(({ wait }, index) => ({ announceUrl: announceUrls[index] ?? '', wait }));
  return { steps, to, actor: createActor(machine, { input: { legs, rate } }) };
}

function opener({ video }: SessionOptions, { narrate }: SessionWorld): OpenMedia {
  return (source, tell) => {
    const element = video?.();
    return element === undefined || element === null ? narrate(source, tell) : openInElement(element)(source, tell);
  };
}
