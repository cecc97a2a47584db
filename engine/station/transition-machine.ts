import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { playerMachine, type PlayerReport } from './player-machine.ts';

/** One step of the transition to the next station. */
export interface TransitionLeg {
  /** The URL of the recorded announcement; empty if there is none. */
  readonly announceUrl: string;
  /** Seconds to wait after it. */
  readonly wait: number;
}

export interface TransitionInput {
  readonly legs: readonly TransitionLeg[];
  /** The visitor's playback speed. */
  readonly rate: () => number;
}

interface TransitionContext extends TransitionInput {
  /** The index of the current leg, or the number of legs once all are done. */
  readonly at: number;
  /** The seconds left to wait on this leg. */
  readonly left: number;
}

export type TransitionEvent =
  /** The station has ended. */
  | { readonly type: 'BEGIN' }
  /** The visitor stays or goes elsewhere. */
  | { readonly type: 'STOP' }
  | PlayerReport;

/**
 * Leads on from a station that has ended: it announces and waits on each leg, then emits `arrived`, unless the visitor
 * stops it. A recording that fails, may not sound or starts too late is skipped.
 */
export const transitionMachine = setup({
  types: {
    context: {} as TransitionContext,
    input: {} as TransitionInput,
    events: {} as TransitionEvent,
    emitted: {} as { readonly type: 'begun' } | { readonly type: 'arrived' } | { readonly type: 'stopped' },
  },
  actors: { player: playerMachine },
  delays: { second: 1000 },
  guards: {
    isDone: ({ context }) => context.at >= context.legs.length,
    isSaid: ({ context }) => (context.legs[context.at]?.announceUrl ?? '') !== '',
    isOver: ({ context }) => context.left <= 0,
  },
  actions: {
    toStart: assign({ at: 0 }),
    toNextLeg: assign(({ context }) => ({ at: context.at + 1 })),
    setWait: assign(({ context }) => ({ left: context.legs[context.at]?.wait ?? 0 })),
    count: assign(({ context }) => ({ left: Math.max(context.left - 1, 0) })),
    tellBegin: emit({ type: 'begun' }),
    tellArrival: emit({ type: 'arrived' }),
    tellStop: emit({ type: 'stopped' }),
  },
}).createMachine({
  id: 'transition',
  context: ({ input }) => ({ ...input, at: 0, left: 0 }),
  initial: 'idle',
  states: {
    idle: { on: { BEGIN: 'underway' } },
    underway: {
      entry: ['toStart', 'tellBegin'],
      initial: 'turning',
      on: { STOP: { target: 'stopped', actions: 'tellStop' } },
      states: {
        turning: {
          always: [
            { guard: 'isDone', target: '#transition.arrived' },
            { guard: 'isSaid', target: 'announcing' },
            { target: 'waiting' },
          ],
        },
        announcing: {
          invoke: {
            id: 'player',
            src: 'player',
            input: ({ context }) => ({
              url: context.legs[context.at]?.announceUrl ?? '',
              rate: context.rate(),
              playAtOnce: true,
            }),
            onSnapshot: { guard: ({ event }) => cannotBeHeard(event.snapshot), target: 'waiting' },
          },
          on: { 'player.ended': 'waiting' },
        },
        waiting: {
          entry: 'setWait',
          initial: 'counting',
          states: {
            counting: {
              always: { guard: 'isOver', target: '#transition.underway.passed' },
              after: { second: { target: 'counting', reenter: true, actions: 'count' } },
            },
          },
        },
        passed: { entry: 'toNextLeg', always: 'turning' },
      },
    },
    /** If the visitor does not follow, the transition stays available until the station plays again. */
    arrived: { entry: 'tellArrival', on: { BEGIN: 'underway', STOP: 'stopped' } },
    stopped: { on: { BEGIN: 'underway' } },
  },
});

function cannotBeHeard(player: SnapshotFrom<typeof playerMachine>): boolean {
  return (
    player.matches('failed') || player.matches({ open: 'refused' }) || player.matches({ open: { loading: 'late' } })
  );
}
