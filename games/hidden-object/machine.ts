import { assign, emit, enqueueActions, setup } from 'xstate';
import type { GameEffect, GameEvent, GameInput, PreviewEvent } from '#engine/play/game.ts';
import type { HiddenObjectConfig } from './config.ts';
import type { Tap } from '#ui/picture/picture-view.ts';
import {
  type Aim,
  aimAt,
  attemptOf,
  begin,
  guess,
  type HiddenObjectGame,
  isUntouched,
  isWon,
  outcomeOf,
  restore,
  revise,
  showPlaces,
  solve,
} from './rules.ts';
import { guessSound, type HiddenObjectSound } from './sounds.ts';
import { guessPhrase, type HiddenObjectPhrase, placesPhrase, restartPhrase } from './phrases.ts';

export type HiddenObjectEvent =
  | ({ readonly type: 'TAP' } & Tap)
  /** Guesses by keyboard or from a list. */
  | { readonly type: 'CHOOSE'; /** The index in the config's hotspots. */ readonly hotspot: number }
  /** Shows all places, for points. */
  | { readonly type: 'SHOW_PLACES' }
  | GameEvent
  | PreviewEvent<HiddenObjectConfig>;

interface HiddenObjectContext {
  readonly config: HiddenObjectConfig;
  readonly game: HiddenObjectGame;
}

/** `searching`, by pointing or with buttons, until enough solutions are found, then `won`. */
export const hiddenObjectMachine = setup({
  types: {
    context: {} as HiddenObjectContext,
    input: {} as GameInput<HiddenObjectConfig>,
    events: {} as HiddenObjectEvent,
    emitted: {} as GameEffect<HiddenObjectSound, HiddenObjectPhrase>,
  },
  guards: {
    isWon: ({ context: { config, game } }) => isWon(config, game.found),
    isLast: ({ context, event }) => outcomeOf(context.config, context.game, aimOf(context, event)) === 'last',
  },
  actions: {
    guess: assign(({ context, event }) => ({ game: guess(context.config, context.game, aimOf(context, event)) })),
    restart: assign(({ context: { game } }) => ({ game: begin(attemptOf(game) + (isUntouched(game) ? 0 : 1)) })),
    tellRestartUndone: emit({ type: 'restart-undone' }),
    undoRestart: assign(({ context: { config, game }, event }) =>
      event.type === 'UNDO_RESTART' ? { game: restore(config, event.saved) ?? game } : {},
    ),
    showPlaces: assign(({ context }) => ({ game: showPlaces(context.game) })),
    revise: assign(({ context: { config, game }, event }) =>
      event.type === 'REVISE' ? { config: event.config, game: revise(config, event.config, game) } : {},
    ),
    solve: assign(({ context: { config, game } }) => ({ game: solve(config, game) })),
    answer: enqueueActions(({ context, event, enqueue }) => {
      const { config, game } = context;
      const aim = aimOf(context, event);
      const outcome = outcomeOf(config, game, aim);
      const say = guessPhrase(config, game, aim, outcome);
      if (say !== undefined) enqueue.emit({ type: 'say', say });
      const sound = guessSound(config, game, aim, outcome);
      if (sound !== undefined) enqueue.emit({ type: 'sound', sound });
      if (outcome === 'found' || outcome === 'last') enqueue.emit({ type: 'hapticFeedback', hapticFeedback: 'right' });
      if (outcome === 'miss' || outcome === 'row-broken')
        enqueue.emit({ type: 'hapticFeedback', hapticFeedback: 'wrong' });
    }),
    sayRestart: emit({ type: 'say', say: restartPhrase }),
    sayPlaces: emit({ type: 'say', say: placesPhrase }),
    win: emit(({ context: { game } }) => ({
      type: 'won',
      attempt: attemptOf(game),
      ...(game.isHelped ? {} : { effort: game.misses }),
    })),
  },
}).createMachine({
  id: 'hidden-object',
  context: ({ input: { config, saved } }) => ({ config, game: restore(config, saved) ?? begin(1) }),
  initial: 'opening',
  on: {
    RESTART: { target: '.searching', actions: ['restart', 'sayRestart'] },
    UNDO_RESTART: { target: '.opening', actions: ['undoRestart', 'tellRestartUndone'] },
    REVISE: { target: '.opening', actions: 'revise' },
    SOLVE: { target: '.won', actions: 'solve' },
  },
  states: {
    opening: { always: [{ guard: 'isWon', target: 'won' }, { target: 'searching' }] },
    searching: {
      on: {
        TAP: [
          { guard: 'isLast', target: 'won', actions: ['answer', 'guess', 'win'] },
          { actions: ['answer', 'guess'] },
        ],
        CHOOSE: [
          { guard: 'isLast', target: 'won', actions: ['answer', 'guess', 'win'] },
          { actions: ['answer', 'guess'] },
        ],
        SHOW_PLACES: { actions: ['sayPlaces', 'showPlaces'] },
      },
    },
    won: {},
  },
});

function aimOf({ config, game }: HiddenObjectContext, event: HiddenObjectEvent): Aim {
  switch (event.type) {
    case 'TAP':
      return aimAt(config, game, event);
    case 'CHOOSE':
      return event.hotspot;
    case 'SHOW_PLACES':
    case 'RESTART':
    case 'UNDO_RESTART':
    case 'REVISE':
    case 'SOLVE':
      return 'beside';
  }
}
