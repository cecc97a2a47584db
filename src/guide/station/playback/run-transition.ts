import { createActor } from 'xstate';
import { type PlannedTransition } from '#content/order-of-play.ts';
import { mediaActor, type OpenMedia } from '#engine/station/media.ts';
import { transitionMachine } from '#engine/station/transition-machine.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { type Transition } from './playback.ts';

/** Where the visitor is after a transition: at its end, or still walking there with the map in sight. */
export type Arrival = 'there' | 'walking';

/** Where a station leads automatically. */
export interface RunTransitionOptions extends PlannedTransition {
  readonly announceUrls: readonly string[];
  readonly arrive: () => Arrival;
}

export interface RunTransitionEvents {
  readonly rate: () => number;
  /** Plays the announcements. */
  readonly narrate: OpenMedia;
  /** Whether the visitor may be led to another screen now. */
  readonly canArrive: () => boolean;
  readonly onBegun: () => void;
  /** The visitor stays or goes elsewhere. */
  readonly onStopped: () => void;
}

/** A station's transition, for its playback run. */
export interface RunTransition {
  readonly transition: Transition;
  /** Begins the transition when the station has ended, and stops it when the station plays again. */
  readonly setEnded: (hasEnded: boolean) => void;
  readonly stop: () => void;
  /** Whether it announces, waits, or leads a visitor who is still walking. */
  readonly isLeading: () => boolean;
  /** Whether it has come to its end. */
  readonly hasLed: () => boolean;
  readonly close: () => void;
}

export function openTransition(
  { steps, to, announceUrls, arrive }: RunTransitionOptions,
  { rate, narrate, canArrive, onBegun, onStopped }: RunTransitionEvents,
): RunTransition {
  const machine = transitionMachine.provide({
    actors: { player: playerMachine.provide({ actors: { media: mediaActor(narrate) } }) },
  });
  const legs = steps.map(({ wait }, index) => ({ announceUrl: announceUrls[index] ?? '', wait }));
  const actor = createActor(machine, { input: { legs, rate } });
  let isWalking = false;
  let hasEnded = false;
  const hasLed = (): boolean => actor.getSnapshot().matches('arrived');

  actor.on('begun', onBegun);
  actor.on('stopped', onStopped);
  actor.on('arrived', () => {
    if (canArrive()) isWalking = arrive() === 'walking';
  });
  actor.start();

  return {
    transition: { steps, to, actor },
    setEnded: (isNow) => {
      if (isNow === hasEnded) return;
      hasEnded = isNow;
      actor.send({ type: isNow ? 'BEGIN' : 'STOP' });
    },
    stop: () => actor.send({ type: 'STOP' }),
    isLeading: () => actor.getSnapshot().matches('underway') || (isWalking && hasLed()),
    hasLed,
    close: () => actor.stop(),
  };
}
