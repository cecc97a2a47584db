import { createActor, type SnapshotFrom } from 'xstate';
import {
  type SessionCard,
  type SessionKeys,
  type ShownSession,
  showMediaSession,
} from '#engine/audio/media-session.ts';
import { openNarration } from '#engine/audio/howler-media.ts';
import { mediaActor, type OpenMedia } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { type StationKind, stationMachine } from '#engine/station/station-machine.ts';
import { openInElement } from '#engine/video/element-media.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { joinOtherTabs } from '../../adapters/other-tabs.ts';
import { type KeptIds } from '../../state/kept-ids.ts';
import { type Places } from '../../state/places.ts';
import { type Playback, type Session } from '../../state/playback.ts';

export interface SessionOptions {
  readonly key: string;
  readonly kind: StationKind;
  readonly place: string;
  readonly href: string;
  readonly locationID: number;
  readonly title: Spoken;
  readonly imageUrl: string;
  /** Its address, and the language that it is in. */
  readonly recording: Spoken;
  readonly rate: number;
  /** The element of a video station; it is asked for when the video is to be played. Undefined: there is only sound. */
  readonly video: (() => HTMLVideoElement | null) | undefined;
  readonly card: SessionCard;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** Where a station is noted that was heard to its end. */
  readonly heard: KeptIds;
  readonly places: Places;
  readonly playback: Playback;
}

/** So near to its end, in seconds, a recording is not resumed but begun again. */
const nearlyOver = 3;

/** After so many seconds the place is noted, so that a phone that dies loses little. */
const noteEvery = 5;

/** Opens a station: its machine, what the device remembers of it, and its card on the lock screen. */
export function openSession(options: SessionOptions): Session {
  const { key, kind, href, locationID, title, imageUrl, recording, rate, heard, places, playback } = options;
  const name = `${locationID}/${recording.language}`;
  const station = createActor(
    stationMachine.provide({
      actors: { player: playerMachine.provide({ actors: { media: mediaActor(opener(options)) } }) },
    }),
    { input: { kind, url: recording.text, startAt: places.of(name), rate } },
  );
  let lockScreen: ShownSession | undefined;
  let noted = places.of(name);
  let wasPlaying = false;
  const tabs = joinOtherTabs(() => player()?.send({ type: 'PAUSE' }));
  addEventListener('pagehide', keepNow);

  const session: Session = {
    key,
    place: options.place,
    href,
    title,
    imageUrl,
    station,
    playsOn: () => {
      const state = player()?.getSnapshot();
      return options.video === undefined && state?.matches('open') === true && !state.matches({ open: 'ended' });
    },
    close: () => {
      keepNow();
      removeEventListener('pagehide', keepNow);
      tabs.close();
      station.stop();
      lockScreen?.close();
    },
  };

  station.start();
  player()?.subscribe(follow);
  return session;

  function player() {
    return station.getSnapshot().children.player;
  }

  function follow(state: SnapshotFrom<typeof playerMachine>): void {
    const { position, duration, rate: speed } = state.context;
    if (state.matches({ open: 'playing' }) || state.matches({ open: 'loading' })) {
      playback.begin(session);
      lockScreen ??= showMediaSession(options.card, keys());
    }
    const isPlaying = state.matches({ open: 'playing' });
    if (isPlaying && !wasPlaying) tabs.hush();
    wasPlaying = isPlaying;
    if (state.matches({ open: 'ended' })) heard.note(locationID);
    if (Math.abs(position - noted) >= noteEvery || !isPlaying) keepPlace(state);
    lockScreen?.update({ isPlaying, position, duration, rate: speed });
    if (playback.current.get() !== session) {
      lockScreen?.close();
      lockScreen = undefined;
    }
  }

  function keepNow(): void {
    const state = player()?.getSnapshot();
    if (state !== undefined) keepPlace(state);
  }

  function keepPlace(state: SnapshotFrom<typeof playerMachine>): void {
    const { position, duration } = state.context;
    const isOver = duration !== undefined && position >= duration - nearlyOver;
    const place = isOver ? 0 : position;
    if (place === noted) return;
    noted = place;
    places.keep(name, place);
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

function opener({ video }: SessionOptions): OpenMedia {
  return (source, tell) => {
    const element = video?.();
    return element === undefined || element === null
      ? openNarration(source, tell)
      : openInElement(element)(source, tell);
  };
}
