import { assign, emit, enqueueActions, setup } from 'xstate';
import { isBlank } from '#content/rules/find.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import type { HapticFeedback, GameEffect, GameEvent, GameInput, PreviewEvent } from '#engine/play/game.ts';
import type { ChoicesConfig } from './config.ts';
import {
  type ChoicesGame,
  type ChoicesMove,
  type MoveOutcome,
  newGame,
  outcomeOf,
  play,
  restart,
  restore,
  reveal,
  revise,
  solve,
} from './rules.ts';
import { type ChoicesPhrase, movePhrase, restartPhrase, revealPhrase } from './phrases.ts';

/** The recording of an answer. */
export interface ChoicesSound {
  readonly answer: number;
}

export type ChoicesEvent =
  | ChoicesMove
  /** Gives up: the solution is shown, and the station is completed without points. */
  | { readonly type: 'SHOW_SOLUTION' }
  /** Reads an answer out if it has a recording, without choosing it. */
  | { readonly type: 'LISTEN'; readonly answer: number }
  | GameEvent
  | PreviewEvent<ChoicesConfig>;

interface ChoicesContext {
  readonly config: ChoicesConfig;
  readonly game: ChoicesGame;
}

/** Returns the URLs of an answer's recording, by language. */
export function recordingOf({ answers }: ChoicesConfig, { answer }: ChoicesSound): LanguageMap {
  return answers[answer]?.sound ?? {};
}

/**
 * `asking` until an answer is checked; `wrong` while the last check is marked as wrong, with the same moves as
 * `asking`; `won`, or `revealed` after giving up. A restart leads back to `asking`.
 */
export const choicesMachine = setup({
  types: {
    context: {} as ChoicesContext,
    input: {} as GameInput<ChoicesConfig>,
    events: {} as ChoicesEvent,
    emitted: {} as GameEffect<ChoicesSound, ChoicesPhrase>,
  },
  guards: {
    is: ({ context, event }, outcome: MoveOutcome) =>
      isMove(event) && outcomeOf(context.config, context.game, event) === outcome,
    isOpen: ({ context }) => context.game.end === 'open',
    isWon: ({ context }) => context.game.end === 'won',
    isRevealed: ({ context }) => context.game.end === 'revealed',
    isRecorded: ({ context, event }) => event.type === 'LISTEN' && !isBlank(recordingOf(context.config, event)),
  },
  actions: {
    play: assign(({ context: { config, game }, event }) => (isMove(event) ? { game: play(config, game, event) } : {})),
    reveal: assign(({ context }) => ({ game: reveal(context.game) })),
    restart: assign(({ context }) => ({ game: restart(context.game) })),
    undoRestart: assign(({ context: { config, game }, event }) =>
      event.type === 'UNDO_RESTART' ? { game: restore(config, event.saved) ?? game } : {},
    ),
    revise: assign(({ context: { config, game }, event }) =>
      event.type === 'REVISE' ? { config: event.config, game: revise(config, event.config, game) } : {},
    ),
    solve: assign(({ context: { config, game } }) => ({ game: solve(config, game) })),
    sayMove: enqueueActions(({ context: { config, game }, event, enqueue }) => {
      const say = isMove(event) ? movePhrase(config, event, outcomeOf(config, game, event)) : undefined;
      if (say !== undefined) enqueue.emit({ type: 'say', say });
    }),
    sayReveal: emit(({ context }) => ({ type: 'say', say: revealPhrase(context.config) })),
    sayRestart: emit({ type: 'say', say: restartPhrase }),
    listen: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'LISTEN') enqueue.emit({ type: 'sound', sound: { answer: event.answer } });
    }),
    hapticFeedback: emit((_, hapticFeedback: HapticFeedback) => ({ type: 'hapticFeedback', hapticFeedback })),
    win: emit(({ context: { game } }) =>
      game.isSpoilt
        ? { type: 'won', attempt: Number.POSITIVE_INFINITY }
        : { type: 'won', attempt: game.attempt, effort: game.wrong.length },
    ),
    giveUp: emit({ type: 'gave-up' }),
    tellRestart: emit({ type: 'restarted' }),
  },
}).createMachine({
  id: 'choices',
  context: ({ input: { config, saved } }) => ({ config, game: restore(config, saved) ?? newGame }),
  initial: 'opening',
  on: {
    SELECT: [
      {
        guard: { type: 'is', params: 'correct' },
        target: '.won',
        actions: ['sayMove', { type: 'hapticFeedback', params: 'right' }, 'play', 'win'],
      },
      {
        guard: { type: 'is', params: 'wrong' },
        target: '.wrong',
        actions: ['sayMove', { type: 'hapticFeedback', params: 'wrong' }, 'play'],
      },
      {
        guard: { type: 'is', params: 'toggled' },
        target: '.asking',
        actions: [{ type: 'hapticFeedback', params: 'tick' }, 'play'],
      },
      { actions: 'sayMove' },
    ],
    CHECK: [
      {
        guard: { type: 'is', params: 'correct' },
        target: '.won',
        actions: ['sayMove', { type: 'hapticFeedback', params: 'right' }, 'play', 'win'],
      },
      {
        guard: { type: 'is', params: 'wrong' },
        target: '.wrong',
        actions: ['sayMove', { type: 'hapticFeedback', params: 'wrong' }, 'play'],
      },
      { actions: 'sayMove' },
    ],
    SHOW_SOLUTION: { guard: 'isOpen', target: '.revealed', actions: ['reveal', 'sayReveal', 'giveUp'] },
    LISTEN: { guard: 'isRecorded', actions: 'listen' },
    RESTART: { target: '.asking', actions: ['restart', 'sayRestart', 'tellRestart'] },
    UNDO_RESTART: { target: '.opening', actions: 'undoRestart' },
    REVISE: { target: '.opening', actions: 'revise' },
    SOLVE: { target: '.won', actions: 'solve' },
  },
  states: {
    opening: {
      always: [{ guard: 'isWon', target: 'won' }, { guard: 'isRevealed', target: 'revealed' }, { target: 'asking' }],
    },
    asking: {},
    wrong: {},
    won: {},
    revealed: {},
  },
});

function isMove(event: ChoicesEvent): event is ChoicesMove {
  return event.type === 'SELECT' || event.type === 'CHECK';
}
