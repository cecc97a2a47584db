import { assign, setup } from 'xstate';
import { playerMachine, type PlayerReport } from './player-machine.ts';

/** The recordings around a game; an empty address: there is none. */
export interface GameStationInput {
  readonly announceUrl: string;
  readonly wonUrl: string;
  readonly explanationUrl: string;
  /** Whether something is said in writing where no recording explains. */
  readonly hasExplanation: boolean;
}

interface GameStationContext extends GameStationInput {
  /** What the win has added to the visitor's score. */
  readonly points: number;
}

export type GameStationEvent =
  | { readonly type: 'BEGIN' }
  /** Goes on with a game that was begun before: what was announced is known. */
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'SKIP' }
  | { readonly type: 'WON'; readonly points: number }
  | { readonly type: 'GAVE_UP' }
  | { readonly type: 'RESTART' }
  /** Back to the station, whatever is going on. */
  | { readonly type: 'LEAVE' }
  | PlayerReport;

/**
 * The course of a game station: announced, played, cheered, won, explained, finished. Each recording plays by itself and can be
 * skipped; what has none is passed over. The game in the middle has a machine of its own, which says how it ended.
 */
export const gameStationMachine = setup({
  types: {
    context: {} as GameStationContext,
    input: {} as GameStationInput,
    events: {} as GameStationEvent,
  },
  actors: { player: playerMachine },
  delays: {
    /** Milliseconds, for the eye to rest on what was achieved. */
    cheer: 1600,
  },
  guards: {
    hasAnnouncement: ({ context }) => context.announceUrl !== '',
    hasExplanation: ({ context }) => context.hasExplanation || context.explanationUrl !== '',
  },
  actions: {
    notePoints: assign(({ event }) => ({ points: event.type === 'WON' ? event.points : 0 })),
  },
}).createMachine({
  id: 'gameStation',
  context: ({ input }) => ({ ...input, points: 0 }),
  initial: 'outside',
  on: { LEAVE: '.outside' },
  states: {
    outside: {
      on: {
        BEGIN: [{ guard: 'hasAnnouncement', target: 'announced' }, { target: 'playing' }],
        CONTINUE: 'playing',
      },
    },
    announced: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => ({ url: context.announceUrl, playAtOnce: true }),
      },
      on: { SKIP: 'playing', 'player.ended': 'playing' },
    },
    playing: {
      on: {
        WON: { target: 'cheered', actions: 'notePoints' },
        GAVE_UP: [{ guard: 'hasExplanation', target: 'explained' }, { target: 'finished' }],
      },
    },
    cheered: { after: { cheer: 'won' }, on: { SKIP: 'won' } },
    won: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => ({ url: context.wonUrl, playAtOnce: context.wonUrl !== '' }),
      },
      on: {
        SKIP: [{ guard: 'hasExplanation', target: 'explained' }, { target: 'finished' }],
        RESTART: 'playing',
      },
    },
    explained: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => ({ url: context.explanationUrl, playAtOnce: context.explanationUrl !== '' }),
      },
      on: { SKIP: 'finished', 'player.ended': 'finished', RESTART: 'playing' },
    },
    finished: { on: { RESTART: 'playing' } },
  },
});
