import { soundingOf } from '#engine/station/sounding.ts';
import { type Playback, type PlaybackRun } from './playback.ts';

/** Decides whether something may start automatically without disturbing the visitor. */
export interface Quiet {
  readonly isBusy: () => boolean;
  readonly close: () => void;
}

export interface QuietOptions {
  readonly playback: Pick<Playback, 'current'>;
  /** Whether the visitor is in the middle of something else. */
  readonly isVisitorBusy: () => boolean;
  /** Calls back when that may have ended; returns the stop. */
  readonly onRelease: (listener: () => void) => () => void;
  readonly now: () => number;
  /** Runs a task after a delay in milliseconds; returns its cancellation. */
  readonly later: (task: () => void, milliseconds: number) => () => void;
  /** Called when nothing is in the way any more. */
  readonly onFree: () => void;
}

/** Whether something is heard, or about to be. */
export function isSounding({ current }: QuietOptions['playback']): boolean {
  return soundingOf(playerOf(current.getState())?.getSnapshot()) !== 'silent';
}

/** Milliseconds of silence after a visitor stops a recording. */
const rest = 20_000;

export function watchQuiet({ playback, isVisitorBusy, onRelease, now, later, onFree }: QuietOptions): Quiet {
  let wasSounding = false;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let stopHearing: (() => void) | undefined;
  let callOff: (() => void) | undefined;
  const stops = [playback.current.subscribe(look), onRelease(freeIfQuiet)];
  look();

  return {
    isBusy,
    close: () => {
      for (const stop of stops) stop();
      stopHearing?.();
      callOff?.();
    },
  };

  function isBusy(): boolean {
    return wasSounding || now() < restsUntil || isVisitorBusy();
  }

  function look(): void {
    stopHearing?.();
    const run = playback.current.getState();
    const subscriptions = [playerOf(run)?.subscribe(hear), run?.transition?.actor.subscribe(hear)];
    stopHearing = () => {
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
    hear();
  }

  function hear(): void {
    const run = playback.current.getState();
    const state = playerOf(run)?.getSnapshot();
    const transition = run?.transition?.actor.getSnapshot();
    const sounds = soundingOf(state) !== 'silent' || transition?.matches({ underway: 'announcing' }) === true;
    const hasStopped = wasSounding && !sounds;
    wasSounding = sounds;
    // Recordings rest for a moment before they end.
    const isHeardOut = state === undefined ? transition !== undefined : state.matches({ open: 'ended' });
    const isStopped = transition?.matches('stopped') === true;
    if (isHeardOut && !isStopped && (hasStopped || now() < restsUntil)) restUntil(now());
    else if (hasStopped) restUntil(now() + rest);
  }

  function restUntil(time: number): void {
    restsUntil = time;
    callOff?.();
    callOff = later(freeIfQuiet, time - now());
  }

  function freeIfQuiet(): void {
    if (!isBusy()) onFree();
  }
}

function playerOf(run: PlaybackRun | undefined) {
  return run?.station.getSnapshot().children.player;
}
