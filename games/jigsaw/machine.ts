import { assign, emit, enqueueActions, setup } from 'xstate';
import type { HapticFeedback, GameInput } from '#engine/play/game.ts';
import type { JigsawConfig, JigsawSound } from './config.ts';
import type { JigsawEffect, JigsawEvent } from './events.ts';
import {
  detachedPhrase,
  droppedPhrase,
  hintPhrase,
  pickedPhrase,
  placedPhrase,
  putBackPhrase,
  scatteredPhrase,
  tidiedPhrase,
} from './phrases.ts';
import type { Cell } from './rules/grid.ts';
import { isLoose, isWon, type JigsawState, raise, solve } from './rules/groups.ts';
import { canDetach, detach, drop, dropOutcome, fits, place } from './rules/moves.ts';
import { restore, turnsIn } from './rules/save.ts';
import { layOut, moveToTable, scatter } from './rules/scatter.ts';
import { createTable, resizeTable, type Table } from './rules/table.ts';
import { tapMeaning, type TapMeaning } from './rules/tap.ts';

interface JigsawContext {
  readonly config: JigsawConfig;
  /** The randomness of this visit; the cut has its own seed. */
  readonly seed: number;
  /** Has the default aspect until the picture has loaded. */
  readonly table: Table;
  readonly state: JigsawState;
  readonly start: 'new' | 'resumed';
  /** Drops, tries and hints since the pieces were scattered. */
  readonly turns: number;
  /** The piece that is dragged or picked. */
  readonly held: number | undefined;
}

/**
 * A jigsaw: `scattering` until the pieces are on the table, `playing` with no piece in hand, a dragged one (`held`) or
 * a chosen one (`picked`), and `won`. The scene moves a dragged piece; the machine receives the place where it was
 * dropped. Its state can be saved at any time except while `scattering`: a piece in hand is saved where it was taken.
 */
export const jigsawMachine = setup({
  types: {
    context: {} as JigsawContext,
    input: {} as GameInput<JigsawConfig>,
    events: {} as JigsawEvent,
    emitted: {} as JigsawEffect,
  },
  delays: { timeout: 4000 },
  guards: {
    isWon: ({ context }) => isWon(context.state),
    isResumed: ({ context }) => context.start === 'resumed',
    isSameCut: ({ context, event }) => event.type === 'REVISE' && event.config.seed === context.config.seed,
    isLoose: ({ context, event }) => isLoose(context.state, pieceOf(event)),
    isUntouched: ({ context: { state, turns } }) => turns === 0 && !isWon(state),
    isHeld: ({ context, event }) => 'piece' in event && event.piece === context.held,
    canDetach: ({ context, event }) => canDetach(context.state, pieceOf(event)),
    means: ({ context, event }, kind: TapMeaning['kind']) => meaningOf(context, event).kind === kind,
    fits: ({ context, event }) => {
      const cell = triedCell(context, event);
      return cell !== undefined && context.held !== undefined && fits(context.table, context.held, cell);
    },
  },
  actions: {
    takeTable: assign(({ context, event }) => {
      if (event.type !== 'TABLE') return {};
      const table = resizeTable(context.table, event.aspect, event.area);
      return { table, state: moveToTable(context.table, table, context.state) };
    }),
    scatter: assign(({ context: { table, seed, state } }) => ({
      turns: 0,
      state: scatter(table, seed, state.attempt),
    })),
    countTurn: assign(({ context }) => ({ turns: context.turns + 1 })),
    countAttempt: assign(({ context: { state } }) => ({ state: { ...state, attempt: state.attempt + 1 } })),
    tellRestartUndone: emit({ type: 'restart-undone' }),
    undoRestart: assign(({ context: { table }, event }) => {
      if (event.type !== 'UNDO_RESTART') return {};
      const state = restore(table, event.saved);
      return state === undefined ? {} : { state, turns: turnsIn(event.saved), start: 'resumed' as const };
    }),
    layOut: assign(({ context: { table, state }, event }) => ({
      state: layOut(table, state, ('positions' in event ? event.positions : undefined) ?? []),
    })),
    take: assign(({ context: { state }, event }) => ({ held: pieceOf(event), state: raise(state, pieceOf(event)) })),
    release: assign({ held: undefined }),
    revise: assign(({ context: { config, table }, event }) => {
      if (event.type !== 'REVISE') return {};
      const isSame = config.seed === event.config.seed && config.noses === event.config.noses;
      return { config: event.config, table: isSame ? table : createTable(event.config, table.aspect, table) };
    }),
    solve: assign(({ context: { table, state } }) => ({ held: undefined, state: solve(table, state) })),
    drop: enqueueActions(({ context: { table, state }, event, enqueue }) => {
      if (event.type !== 'DROP') return;
      const dropped = drop(table, state, event.piece, event, event.slack);
      enqueue.assign({ state: dropped });
      const say = droppedPhrase(table, dropped, event.piece, dropOutcome(state, dropped, event.piece));
      if (say === undefined) return;
      enqueue.emit({ type: 'sound', sound: 'connect' });
      enqueue.emit({ type: 'hapticFeedback', hapticFeedback: 'right' });
      enqueue.emit({ type: 'say', say });
    }),
    place: enqueueActions(({ context, event, enqueue }) => {
      const { table, state, held } = context;
      const cell = triedCell(context, event);
      if (cell === undefined || held === undefined) return;
      const placed = place(table, state, held, cell);
      enqueue.assign({ state: placed });
      if (fits(table, held, cell)) enqueue.emit({ type: 'sound', sound: 'connect' });
      enqueue.emit({ type: 'hapticFeedback', hapticFeedback: fits(table, held, cell) ? 'right' : 'wrong' });
      enqueue.emit({ type: 'say', say: placedPhrase(table, placed, held, cell) });
    }),
    detach: assign(({ context: { table, state }, event }) => ({ state: detach(table, state, pieceOf(event)) })),
    sound: emit((_, sound: JigsawSound) => ({ type: 'sound', sound })),
    hapticFeedback: emit((_, hapticFeedback: HapticFeedback) => ({ type: 'hapticFeedback', hapticFeedback })),
    sayScattered: emit(({ context }) => ({ type: 'say', say: scatteredPhrase(context.table) })),
    sayPicked: emit(({ context, event }) => ({ type: 'say', say: pickedPhrase(context.table, pieceOf(event)) })),
    sayPutBack: emit(({ context }) => ({ type: 'say', say: putBackPhrase(context.table, context.held ?? noPiece) })),
    sayHint: emit(({ context }) => ({ type: 'say', say: hintPhrase(context.table, context.held ?? noPiece) })),
    sayTidied: emit({ type: 'say', say: tidiedPhrase }),
    sayDetached: emit(({ context, event }) => ({ type: 'say', say: detachedPhrase(context.table, pieceOf(event)) })),
    win: emit(({ context }) => ({ type: 'won', attempt: context.state.attempt, effort: context.turns })),
  },
}).createMachine({
  id: 'jigsaw',
  context: ({ input: { config, seed, saved } }) => {
    const table = createTable(config);
    const resumed = restore(table, saved);
    const start = resumed === undefined ? 'new' : 'resumed';
    return {
      config,
      seed,
      table,
      state: resumed ?? scatter(table, seed),
      start,
      turns: resumed === undefined ? 0 : turnsIn(saved),
      held: undefined,
    };
  },
  initial: 'opening',
  on: {
    TABLE: { actions: 'takeTable' },
    RESTART: [
      { guard: 'isUntouched', target: '.scattering', actions: ['release', 'scatter'] },
      { target: '.scattering', actions: ['release', 'countAttempt', 'scatter'] },
    ],
    UNDO_RESTART: { target: '.opening', actions: ['release', 'undoRestart', 'tellRestartUndone'] },
    REVISE: [
      { guard: 'isSameCut', actions: 'revise' },
      { target: '.scattering', reenter: true, actions: ['release', 'revise', 'scatter'] },
    ],
    SOLVE: { target: '.won', actions: 'solve' },
  },
  states: {
    opening: {
      always: [{ guard: 'isWon', target: 'won' }, { guard: 'isResumed', target: 'playing' }, { target: 'scattering' }],
    },
    scattering: {
      on: {
        TABLE: { actions: ['takeTable', 'scatter'] },
        SCATTERED: { target: 'playing', actions: ['layOut', 'sayScattered'] },
        /** Ignored, because nothing has been played yet. */
        RESTART: {},
      },
      after: { timeout: { target: 'playing', actions: ['layOut', 'sayScattered'] } },
    },
    playing: {
      initial: 'idle',
      always: { guard: 'isWon', target: 'won', actions: 'win' },
      states: {
        idle: {
          entry: 'release',
          on: {
            TIDY: { actions: ['layOut', { type: 'hapticFeedback', params: 'tick' }, 'sayTidied'] },
            TAP: {
              guard: { type: 'means', params: 'pick' },
              target: 'picked',
              actions: ['take', { type: 'hapticFeedback', params: 'tick' }, 'sayPicked'],
            },
            GRAB: { guard: 'isLoose', target: 'held', actions: ['take', { type: 'hapticFeedback', params: 'tick' }] },
            PICK: {
              guard: 'isLoose',
              target: 'picked',
              actions: ['take', { type: 'hapticFeedback', params: 'tick' }, 'sayPicked'],
            },
            DETACH: {
              guard: 'canDetach',
              actions: [
                'detach',
                { type: 'sound', params: 'disconnect' },
                { type: 'hapticFeedback', params: 'tick' },
                'sayDetached',
              ],
            },
          },
        },
        held: {
          on: {
            DROP: { guard: 'isHeld', target: 'idle', actions: ['countTurn', 'drop'] },
            CANCEL: 'idle',
          },
        },
        picked: {
          on: {
            TAP: [
              { guard: 'fits', target: 'idle', actions: ['countTurn', 'place'] },
              { guard: { type: 'means', params: 'place' }, actions: ['countTurn', 'place'] },
              {
                guard: { type: 'means', params: 'pick' },
                actions: ['take', { type: 'hapticFeedback', params: 'tick' }, 'sayPicked'],
              },
              { guard: { type: 'means', params: 'put-back' }, target: 'idle', actions: 'sayPutBack' },
            ],
            PLACE: [
              { guard: 'fits', target: 'idle', actions: ['countTurn', 'place'] },
              { actions: ['countTurn', 'place'] },
            ],
            PICK: [
              { guard: 'isHeld', target: 'idle', actions: 'sayPutBack' },
              { guard: 'isLoose', actions: ['take', { type: 'hapticFeedback', params: 'tick' }, 'sayPicked'] },
            ],
            GRAB: { guard: 'isLoose', target: 'held', actions: ['take', { type: 'hapticFeedback', params: 'tick' }] },
            DETACH: {
              guard: 'canDetach',
              target: 'idle',
              actions: [
                'detach',
                { type: 'sound', params: 'disconnect' },
                { type: 'hapticFeedback', params: 'tick' },
                'sayDetached',
              ],
            },
            HINT: { actions: ['countAttempt', 'countTurn', 'sayHint'] },
            CANCEL: { target: 'idle', actions: 'sayPutBack' },
          },
        },
      },
    },
    won: {},
  },
});

/** No piece has this number. */
const noPiece = -1;

function pieceOf(event: JigsawEvent): number {
  return 'piece' in event ? (event.piece ?? noPiece) : noPiece;
}

function meaningOf({ table, state, held }: JigsawContext, event: JigsawEvent): TapMeaning {
  return event.type === 'TAP' ? tapMeaning(table, state, held, event) : { kind: 'nothing' };
}

/** Returns the cell of the board in which the picked piece is tried. */
function triedCell(context: JigsawContext, event: JigsawEvent): Cell | undefined {
  if (event.type === 'PLACE') return event;
  const meaning = meaningOf(context, event);
  return meaning.kind === 'place' ? meaning.cell : undefined;
}
