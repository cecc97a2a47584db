import type { ActorRefFrom } from 'xstate';
import { createStore } from 'zustand';
import { type Spoken } from '#content/language-fallback.ts';
import type { PlannedTransition } from '#content/order-of-play.ts';
import type { transitionMachine } from '#engine/station/transition-machine.ts';
import type { stationMachine } from '#engine/station/station-machine.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** The automatic transition from a station that has ended to the next. */
export interface Transition extends PlannedTransition {
  readonly actor: ActorRefFrom<typeof transitionMachine>;
}

/** A station that has been opened, and may outlive its screen. */
export interface PlaybackRun {
  /** One recording of one tour item. */
  readonly key: string;
  /** Names the station, in any language. */
  readonly stationKey: string;
  /** Its screen's address. */
  readonly href: string;
  readonly title: Spoken;
  /** Small picture; empty: none. */
  readonly imageUrl: string;
  /** The element of a video station, while its screen is shown. */
  readonly video: { current: HTMLVideoElement | null };
  readonly station: ActorRefFrom<typeof stationMachine>;
  /** Undefined if the station does not lead on automatically. */
  readonly transition: Transition | undefined;
  /** Whether there is still something to hear when the visitor leaves the station's screen. */
  readonly playsOn: () => boolean;
  /** Whether only the transition is left. */
  readonly hasLed: () => boolean;
  /** Silences the station, because something else plays or nothing should. */
  readonly silence: () => void;
  /** Ends the sound and saves the position. */
  readonly close: () => void;
}

/** The open stations. At most one of them is playing. */
export interface Playback {
  /** The station that is playing, or played last. */
  readonly current: ReadonlyStore<PlaybackRun | undefined>;
  /** Keys of the runs whose own player the visitor can see just now. */
  readonly inView: ReadonlyStore<ReadonlySet<string>>;
  /** The open run of that key, or a new one. */
  readonly runFor: (key: string, open: () => PlaybackRun) => PlaybackRun;
  /** A run's screen is shown, until the function returned is called. */
  readonly enter: (run: PlaybackRun) => () => void;
  readonly setInView: (run: PlaybackRun, isInView: boolean) => void;
  readonly isShown: (run: PlaybackRun) => boolean;
  /** A run starts to sound, which ends another one. */
  readonly begin: (run: PlaybackRun) => void;
  readonly stop: () => void;
}

export function createPlayback(): Playback {
  const current = createStore<PlaybackRun | undefined>(() => undefined);
  const inView = createStore<ReadonlySet<string>>(() => new Set());
  const open = new Map<string, PlaybackRun>();
  const shown = new Set<PlaybackRun>();

  return {
    current,
    inView,
    runFor: (key, openPlaybackRun) => {
      const found = open.get(key);
      if (found !== undefined) return found;
      const run = openPlaybackRun();
      open.set(key, run);
      return run;
    },
    enter: (run) => {
      shown.add(run);
      const heard = current.getState();
      // The same station in another language, or one whose transition has finished.
      if (heard !== undefined && heard !== run && (heard.stationKey === run.stationKey || heard.hasLed())) close(heard);
      return () => {
        shown.delete(run);
        // React's strict mode leaves a screen and comes back at once.
        queueMicrotask(() => {
          const goesOn = shown.has(run) || (current.getState() === run && run.playsOn());
          if (!goesOn) close(run);
        });
      };
    },
    setInView: (run, isInView) => {
      const next = new Set(inView.getState());
      if (isInView) next.add(run.key);
      else next.delete(run.key);
      inView.setState(next, true);
    },
    isShown: (run) => shown.has(run),
    begin: (run) => {
      const before = current.getState();
      if (before === run) return;
      current.setState(run, true);
      if (before !== undefined && !shown.has(before)) close(before);
      else before?.silence();
    },
    stop: () => {
      const run = current.getState();
      if (run === undefined) return;
      if (shown.has(run)) run.silence();
      else close(run);
      current.setState(undefined, true);
    },
  };

  function close(run: PlaybackRun): void {
    open.delete(run.key);
    run.close();
    if (current.getState() === run) current.setState(undefined, true);
  }
}
