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
export interface Session {
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
  readonly current: ReadonlyStore<Session | undefined>;
  /** Keys of the sessions whose own player the visitor can see just now. */
  readonly inView: ReadonlyStore<ReadonlySet<string>>;
  /** The open session of that key, or a new one. */
  readonly sessionFor: (key: string, open: () => Session) => Session;
  /** A session's screen is shown, until the function returned is called. */
  readonly enter: (session: Session) => () => void;
  readonly setInView: (session: Session, isInView: boolean) => void;
  readonly isShown: (session: Session) => boolean;
  /** A session starts to sound, which ends another one. */
  readonly begin: (session: Session) => void;
  readonly stop: () => void;
}

export function createPlayback(): Playback {
  const current = createStore<Session | undefined>(() => undefined);
  const inView = createStore<ReadonlySet<string>>(() => new Set());
  const open = new Map<string, Session>();
  const shown = new Set<Session>();

  return {
    current,
    inView,
    sessionFor: (key, openSession) => {
      const found = open.get(key);
      if (found !== undefined) return found;
      const session = openSession();
      open.set(key, session);
      return session;
    },
    enter: (session) => {
      shown.add(session);
      const heard = current.getState();
      // The same station in another language, or one whose transition has finished.
      if (heard !== undefined && heard !== session && (heard.stationKey === session.stationKey || heard.hasLed()))
        close(heard);
      return () => {
        shown.delete(session);
        // React's strict mode leaves a screen and comes back at once.
        queueMicrotask(() => {
          const goesOn = shown.has(session) || (current.getState() === session && session.playsOn());
          if (!goesOn) close(session);
        });
      };
    },
    setInView: (session, isInView) => {
      const next = new Set(inView.getState());
      if (isInView) next.add(session.key);
      else next.delete(session.key);
      inView.setState(next, true);
    },
    isShown: (session) => shown.has(session),
    begin: (session) => {
      const before = current.getState();
      if (before === session) return;
      current.setState(session, true);
      if (before !== undefined && !shown.has(before)) close(before);
      else before?.silence();
    },
    stop: () => {
      const session = current.getState();
      if (session === undefined) return;
      if (shown.has(session)) session.silence();
      else close(session);
      current.setState(undefined, true);
    },
  };

  function close(session: Session): void {
    open.delete(session.key);
    session.close();
    if (current.getState() === session) current.setState(undefined, true);
  }
}
