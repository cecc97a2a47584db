import { assign, emit, enqueueActions, setup } from 'xstate';
import type { HapticFeedback, GameEffect, GameEvent, GameInput, PreviewEvent } from '#engine/play/game.ts';
import type { MemoryConfig } from './config.ts';
import {
  close,
  deal,
  flip,
  type FlipOutcome,
  isUntouched,
  isWon,
  type MemoryGame,
  outcomeOf,
  restore,
  revise,
  solve,
} from './rules.ts';
import { flipPhrase, type MemoryPhrase, restartPhrase } from './phrases.ts';

/** A card is turned over (`flipURL`). */
export type MemorySound = 'flip';

export type MemoryEvent =
  | { readonly type: 'FLIP'; /** The index in the deck. */ readonly card: number }
  | GameEvent
  | PreviewEvent<MemoryConfig>;

interface MemoryContext {
  readonly config: MemoryConfig;
  readonly seed: number;
  readonly game: MemoryGame;
}

/**
 * Cards are turned over one by one: `ready` for the first of a turn, `second` while one is open, `mismatch` while two
 * that do not match are open, until they close automatically or the visitor turns over another card, and `won`.
 */
export const memoryMachine = setup({
  types: {
    context: {} as MemoryContext,
    input: {} as GameInput<MemoryConfig>,
    events: {} as MemoryEvent,
    emitted: {} as GameEffect<MemorySound, MemoryPhrase>,
  },
  delays: {
    /** Milliseconds for visitors to look at two open cards. */
    look: 1200,
  },
  guards: {
    isWon: ({ context }) => isWon(context.game),
    stays: ({ context, event }) =>
      event.type === 'REVISE' && revise(context.config, event.config, context.game) !== undefined,
    is: ({ context, event }, outcome: FlipOutcome) => outcomeOf(context.game, cardOf(event)) === outcome,
  },
  actions: {
    flip: assign(({ context, event }) => ({ game: flip(context.game, cardOf(event)) })),
    close: assign(({ context }) => ({ game: close(context.game) })),
    restart: assign(({ context: { config, seed, game } }) => ({
      game: deal(config, seed, game.attempt + (isUntouched(game) ? 0 : 1)),
    })),
    tellRestartUndone: emit({ type: 'restart-undone' }),
    undoRestart: assign(({ context: { config, game }, event }) =>
      event.type === 'UNDO_RESTART' ? { game: restore(config, event.saved) ?? game } : {},
    ),
    revise: assign(({ context: { config, seed, game }, event }) =>
      event.type === 'REVISE'
        ? { config: event.config, game: revise(config, event.config, game) ?? deal(event.config, seed, game.attempt) }
        : {},
    ),
    solve: assign(({ context }) => ({ game: solve(context.game) })),
    sayFlip: enqueueActions(({ context, event, enqueue }) => {
      const say = flipPhrase(context.config, context.game, cardOf(event));
      if (say !== undefined) enqueue.emit({ type: 'say', say });
    }),
    sayRestart: emit(({ context }) => ({ type: 'say', say: restartPhrase(context.game) })),
    sound: emit({ type: 'sound', sound: 'flip' }),
    hapticFeedback: emit((_, hapticFeedback: HapticFeedback) => ({ type: 'hapticFeedback', hapticFeedback })),
    win: emit(({ context }) => ({ type: 'won', attempt: context.game.attempt, effort: context.game.turns })),
  },
}).createMachine({
  id: 'memory',
  context: ({ input: { config, saved, seed } }) => ({
    config,
    seed,
    game: restore(config, saved) ?? deal(config, seed, 1),
  }),
  initial: 'opening',
  on: {
    // In any state, for cards that cannot be turned over.
    FLIP: { actions: 'sayFlip' },
    RESTART: { target: '.ready', actions: ['restart', 'sayRestart'] },
    UNDO_RESTART: { target: '.opening', actions: ['undoRestart', 'tellRestartUndone'] },
    REVISE: [
      { guard: 'stays', actions: 'revise' },
      { target: '.ready', actions: 'revise' },
    ],
    SOLVE: { target: '.won', actions: 'solve' },
  },
  states: {
    opening: { always: [{ guard: 'isWon', target: 'won' }, { target: 'ready' }] },
    ready: {
      on: {
        FLIP: {
          guard: { type: 'is', params: 'first' },
          target: 'second',
          actions: ['sayFlip', 'sound', { type: 'hapticFeedback', params: 'tick' }, 'flip'],
        },
      },
    },
    second: {
      on: {
        FLIP: [
          {
            guard: { type: 'is', params: 'last-pair' },
            target: 'won',
            actions: ['sayFlip', 'sound', { type: 'hapticFeedback', params: 'right' }, 'flip', 'win'],
          },
          {
            guard: { type: 'is', params: 'pair' },
            target: 'ready',
            actions: ['sayFlip', 'sound', { type: 'hapticFeedback', params: 'right' }, 'flip'],
          },
          {
            guard: { type: 'is', params: 'mismatch' },
            target: 'mismatch',
            actions: ['sayFlip', 'sound', { type: 'hapticFeedback', params: 'wrong' }, 'flip'],
          },
        ],
      },
    },
    mismatch: {
      after: { look: { target: 'ready', actions: 'close' } },
      on: {
        FLIP: {
          guard: { type: 'is', params: 'first' },
          target: 'second',
          actions: ['sayFlip', 'sound', { type: 'hapticFeedback', params: 'tick' }, 'flip'],
        },
      },
    },
    won: {},
  },
});

function cardOf(event: MemoryEvent): number {
  return event.type === 'FLIP' ? event.card : -1;
}
