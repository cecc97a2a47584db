import { assign, setup } from 'xstate';
import { playerMachine, type PlayerReport } from './player-machine.ts';

/** The recordings around a game; an empty address means that there is none. */
export interface GameStationInput {
  readonly announceUrl: string;
  readonly wonUrl: string;
  readonly explanationUrl: string;
  /** Whether a written explanation exists; it is shown even without a recording. */
  readonly hasExplanation: boolean;
}

interface GameStationContext extends GameStationInput {
  /** The points that the win added to the visitor's score. */
  readonly points: number;
  /** Shows the win without a game played, as in previews. */
  readonly isShown: boolean;
  /** Whether the visitor was shown the solution. */
  readonly hasGivenUp: boolean;
  /** Recordings do not start automatically, because the visitor has not asked to continue. */
  readonly isQuiet: boolean;
}

export type GameStationEvent =
  | { readonly type: 'BEGIN' }
  /** Resumes a game that was started earlier and skips the announcement. */
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'SKIP' }
  /** The visitor wants to read or hear the task again. */
  | { readonly type: 'REMIND' }
  | { readonly type: 'WON'; readonly points: number }
  | { readonly type: 'GAVE_UP' }
  | { readonly type: 'RESTART' }
  /** Back to the station, from any state. */
  | { readonly type: 'LEAVE' }
  /** In previews: shows the win without a game played. */
  | { readonly type: 'SHOW_WON'; readonly points: number }
  /** In previews: staff have changed the station. The course stays in its state if the new content allows. */
  | { readonly type: 'REVISE'; readonly station: GameStationInput }
  | PlayerReport;

/**
 * The course of a game station: announced, played, cheered, won, explained, finished; after giving up the solution is
 * revealed for as long as the visitor wants, instead of a cheer and a win. Each recording starts automatically and can
 * be skipped; a missing one is passed over, and none leads on when it ends (WCAG 2.2.1). While it is played, the game
 * explains itself again on request. The game in the middle has its own machine, which reports how it ended.
 */
export const gameStationMachine = setup({
  types: {
    context: {} as GameStationContext,
    input: {} as GameStationInput,
    events: {} as GameStationEvent,
  },
  actors: { player: playerMachine },
  delays: {
    /** Milliseconds for the visitor to look at the finished game. */
    cheer: 1600,
  },
  guards: {
    hasAnnouncement: ({ context }) => context.announceUrl !== '',
    hasExplanation: ({ context }) => isExplained(context),
    losesAnnouncement: ({ event }) => event.type === 'REVISE' && event.station.announceUrl === '',
    losesExplanation: ({ event }) => event.type === 'REVISE' && !isExplained(event.station),
    changes: ({ context, event }, recording: Recording) =>
      event.type === 'REVISE' && event.station[recording] !== context[recording],
  },
  actions: {
    notePoints: assign(({ event }) => ({
      points: event.type === 'WON' || event.type === 'SHOW_WON' ? event.points : 0,
    })),
    goOn: assign({ isQuiet: false }),
    giveUp: assign({ points: 0, hasGivenUp: true }),
    playAgain: assign({ isQuiet: false, isShown: false, hasGivenUp: false }),
    showAsWon: assign({ isQuiet: true, isShown: true, hasGivenUp: false }),
    revise: assign(({ event }) => (event.type === 'REVISE' ? event.station : {})),
    silence: assign({ isQuiet: true }),
  },
}).createMachine({
  id: 'gameStation',
  context: ({ input }) => ({ ...input, points: 0, isShown: false, hasGivenUp: false, isQuiet: false }),
  initial: 'outside',
  on: {
    LEAVE: { target: '.outside', actions: 'playAgain' },
    SHOW_WON: { target: '.won', actions: ['notePoints', 'showAsWon'] },
    REVISE: { actions: 'revise' },
  },
  states: {
    outside: {
      on: {
        BEGIN: [{ guard: 'hasAnnouncement', target: 'announced', actions: 'goOn' }, { target: 'playing' }],
        CONTINUE: 'playing',
      },
    },
    announced: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => recordingOf(context, 'announceUrl'),
      },
      on: {
        SKIP: 'playing',
        REVISE: [
          { guard: 'losesAnnouncement', target: 'playing', actions: 'revise' },
          {
            guard: { type: 'changes', params: 'announceUrl' },
            target: 'announced',
            reenter: true,
            actions: ['revise', 'silence'],
          },
        ],
      },
    },
    playing: {
      on: {
        WON: { target: 'cheered', actions: ['notePoints', 'goOn'] },
        GAVE_UP: { target: 'revealed', actions: 'giveUp' },
        REMIND: { target: 'reminded', actions: 'silence' },
      },
    },
    reminded: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => recordingOf(context, 'announceUrl'),
      },
      on: {
        SKIP: { target: 'playing', actions: 'goOn' },
        REVISE: {
          guard: { type: 'changes', params: 'announceUrl' },
          target: 'reminded',
          reenter: true,
          actions: ['revise', 'silence'],
        },
      },
    },
    revealed: {
      on: {
        SKIP: [{ guard: 'hasExplanation', target: 'explained', actions: 'goOn' }, { target: 'finished' }],
        RESTART: { target: 'playing', actions: 'playAgain' },
      },
    },
    cheered: { after: { cheer: 'won' }, on: { SKIP: 'won' } },
    won: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => recordingOf(context, 'wonUrl'),
      },
      on: {
        SKIP: [{ guard: 'hasExplanation', target: 'explained', actions: 'goOn' }, { target: 'finished' }],
        RESTART: { target: 'playing', actions: 'playAgain' },
        REVISE: {
          guard: { type: 'changes', params: 'wonUrl' },
          target: 'won',
          reenter: true,
          actions: ['revise', 'silence'],
        },
      },
    },
    explained: {
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => recordingOf(context, 'explanationUrl'),
      },
      on: {
        SKIP: 'finished',
        RESTART: { target: 'playing', actions: 'playAgain' },
        REVISE: [
          { guard: 'losesExplanation', target: 'finished', actions: 'revise' },
          {
            guard: { type: 'changes', params: 'explanationUrl' },
            target: 'explained',
            reenter: true,
            actions: ['revise', 'silence'],
          },
        ],
      },
    },
    finished: { on: { RESTART: { target: 'playing', actions: 'playAgain' } } },
  },
});

type Recording = 'announceUrl' | 'wonUrl' | 'explanationUrl';

/** Returns whether something follows the win. */
export function isExplained({ hasExplanation, explanationUrl }: GameStationInput): boolean {
  return hasExplanation || explanationUrl !== '';
}

function recordingOf(context: GameStationContext, recording: Recording) {
  const url = context[recording];
  return { url, playAtOnce: url !== '' && !context.isQuiet };
}
