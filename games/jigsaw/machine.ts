import { assign, enqueueActions, setup } from 'xstate';
import { type GameInput } from '#engine/play/game.ts';
import { type JigsawConfig } from './config.ts';
import {
  type JigsawEffect,
  onDetached,
  onDropped,
  onGrabbed,
  onPicked,
  onPlaced,
  onPutBack,
  onScattered,
} from './effects.ts';
import { type JigsawEvent } from './events.ts';
import { isLoose, isWon, type JigsawState, raise, solve } from './rules/groups.ts';
import { canDetach, detach, drop, fits, place } from './rules/moves.ts';
import { restore } from './rules/save.ts';
import { layOut, moveToTable, scatter } from './rules/scatter.ts';
import { createTable, resizeTable, type Table } from './rules/table.ts';

interface JigsawContext {
  readonly config: JigsawConfig;
  /** Chance of this visit; the cut has its own. */
  readonly seed: number;
  /** Of the usual size until the picture has come. */
  readonly table: Table;
  readonly state: JigsawState;
  readonly start: 'new' | 'resumed';
  /** The piece that is held or picked. */
  readonly held: number | undefined;
}

/**
 * A jigsaw: `scattering` until pieces are poured out, `playing` with nothing, a dragged (`held`) or a chosen (`picked`)
 * piece in hand, and `won`. Whoever draws it moves what is held; the machine hears where it was dropped. `save` its
 * state at any time but while `scattering`: what is in hand still lies where it was taken.
 */
export const jigsawMachine = setup({
  types: {
    context: {} as JigsawContext,
    input: {} as GameInput<JigsawConfig>,
    events: {} as JigsawEvent,
    emitted: {} as JigsawEffect,
  },
  delays: { patience: 4000 },
  guards: {
    isWon: ({ context }) => isWon(context.state),
    isResumed: ({ context }) => context.start === 'resumed',
    isSameCut: ({ context, event }) => event.type === 'REVISE' && event.config.seed === context.config.seed,
    isLoose: ({ context, event }) => 'piece' in event && isLoose(context.state, event.piece),
    isHeld: ({ context, event }) => 'piece' in event && event.piece === context.held,
    canDetach: ({ context, event }) => 'piece' in event && canDetach(context.state, event.piece),
    fits: ({ context: { table, held }, event }) =>
      event.type === 'PLACE' && held !== undefined && fits(table, held, event),
  },
  actions: {
    takeTable: assign(({ context, event }) => {
      if (event.type !== 'TABLE') return {};
      const table = resizeTable(context.table, event.aspect, event.area);
      return { table, state: moveToTable(context.table, table, context.state) };
    }),
    scatter: assign(({ context: { table, seed, state } }) => ({ state: scatter(table, seed, state.attempt) })),
    countAttempt: assign(({ context: { state } }) => ({ state: { ...state, attempt: state.attempt + 1 } })),
    begin: enqueueActions(({ context: { table, state }, event, enqueue }) => {
      const positions = event.type === 'SCATTERED' ? (event.positions ?? []) : [];
      enqueue.assign({ state: layOut(table, state, positions) });
      for (const effect of onScattered(table)) enqueue.emit(effect);
    }),
    take: assign(({ context: { state }, event }) =>
      'piece' in event ? { held: event.piece, state: raise(state, event.piece) } : {},
    ),
    letGo: assign({ held: undefined }),
    revise: assign(({ context: { config, table }, event }) => {
      if (event.type !== 'REVISE') return {};
      const isSame = config.seed === event.config.seed && config.noses === event.config.noses;
      return { config: event.config, table: isSame ? table : createTable(event.config, table.aspect, table) };
    }),
    solve: assign(({ context: { table, state } }) => ({ held: undefined, state: solve(table, state) })),
    tellGrabbed: enqueueActions(({ enqueue }) => {
      for (const effect of onGrabbed()) enqueue.emit(effect);
    }),
    tellPicked: enqueueActions(({ context: { table, held }, enqueue }) => {
      for (const effect of held === undefined ? [] : onPicked(table, held)) enqueue.emit(effect);
    }),
    tellPutBack: enqueueActions(({ context: { table, held }, enqueue }) => {
      for (const effect of held === undefined ? [] : onPutBack(table, held)) enqueue.emit(effect);
    }),
    drop: enqueueActions(({ context: { table, state }, event, enqueue }) => {
      if (event.type !== 'DROP') return;
      const dropped = drop(table, state, event.piece, event, event.slack);
      enqueue.assign({ state: dropped });
      for (const effect of onDropped(table, state, dropped, event.piece)) enqueue.emit(effect);
    }),
    place: enqueueActions(({ context: { table, state, held }, event, enqueue }) => {
      if (event.type !== 'PLACE' || held === undefined) return;
      const placed = place(table, state, held, event);
      enqueue.assign({ state: placed });
      for (const effect of onPlaced(table, placed, held, event)) enqueue.emit(effect);
    }),
    detach: enqueueActions(({ context: { table, state }, event, enqueue }) => {
      if (event.type !== 'DETACH') return;
      enqueue.assign({ state: detach(table, state, event.piece) });
      for (const effect of onDetached(table, event.piece)) enqueue.emit(effect);
    }),
    tellWon: enqueueActions(({ context: { state }, enqueue }) => {
      enqueue.emit({ type: 'won', attempt: state.attempt });
    }),
  },
}).createMachine({
  id: 'jigsaw',
  context: ({ input: { config, seed, saved } }) => {
    const table = createTable(config);
    const resumed = restore(table, saved);
    const start = resumed === undefined ? 'new' : 'resumed';
    return { config, seed, table, state: resumed ?? scatter(table, seed), start, held: undefined };
  },
  initial: 'opening',
  on: {
    TABLE: { actions: 'takeTable' },
    RESTART: { target: '.scattering', actions: ['letGo', 'countAttempt', 'scatter'] },
    REVISE: [
      { guard: 'isSameCut', actions: 'revise' },
      { target: '.scattering', reenter: true, actions: ['letGo', 'revise', 'scatter'] },
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
        SCATTERED: { target: 'playing', actions: 'begin' },
        /** Nothing has been played yet. */
        RESTART: {},
      },
      after: { patience: { target: 'playing', actions: 'begin' } },
    },
    playing: {
      initial: 'idle',
      always: { guard: 'isWon', target: 'won', actions: 'tellWon' },
      states: {
        idle: {
          entry: 'letGo',
          on: {
            GRAB: { guard: 'isLoose', target: 'held', actions: ['take', 'tellGrabbed'] },
            PICK: { guard: 'isLoose', target: 'picked', actions: ['take', 'tellPicked'] },
            DETACH: { guard: 'canDetach', actions: 'detach' },
          },
        },
        held: {
          on: {
            DROP: { guard: 'isHeld', target: 'idle', actions: 'drop' },
            CANCEL: 'idle',
          },
        },
        picked: {
          on: {
            PLACE: [{ guard: 'fits', target: 'idle', actions: 'place' }, { actions: 'place' }],
            PICK: [
              { guard: 'isHeld', target: 'idle', actions: 'tellPutBack' },
              { guard: 'isLoose', actions: ['take', 'tellPicked'] },
            ],
            GRAB: { guard: 'isLoose', target: 'held', actions: ['take', 'tellGrabbed'] },
            DETACH: { guard: 'canDetach', target: 'idle', actions: 'detach' },
            CANCEL: { target: 'idle', actions: 'tellPutBack' },
          },
        },
      },
    },
    won: {},
  },
});
