import { type SnapshotFrom } from 'xstate';
import { type PlayResult } from '#contract/play.ts';
import { type JigsawEvent } from '#games/jigsaw/events.ts';
import { jigsawMachine } from '#games/jigsaw/machine.ts';
import { allPieces, type Cell, cellOf, pieceFor } from '#games/jigsaw/rules/grid.ts';
import { isLoose } from '#games/jigsaw/rules/groups.ts';
import { canDetach, dropOutcome, fits } from '#games/jigsaw/rules/moves.ts';
import { rowsOf } from '#games/jigsaw/rules/rows.ts';
import { tapMeaning } from '#games/jigsaw/rules/tap.ts';
import { type ActionResolution, gameOpener, type GameScript, type RecordedAction } from './played-game.ts';

type State = SnapshotFrom<typeof jigsawMachine>;

/**
 * A piece is named by the column and the row where it belongs, so that it is the same in another cut. `pick` a piece,
 * `place` the picked one in a cell, `drop` a piece at an offset from its home (x, y and the least distance at which it
 * snaps, in table units), `detach` a piece, `tidy` (1: edges first), `hint`, `cancel`, `restart`.
 */
const script: GameScript<State, JigsawEvent> = {
  actions: ['TAP', 'GRAB', 'PICK', 'PLACE', 'DROP', 'DETACH', 'TIDY', 'HINT', 'CANCEL', 'RESTART'],
  note,
  resolvers: {
    pick: (state, numbers) => fitPiece(state, numbers, (piece) => [{ type: 'PICK', piece }]),
    place: (state, [column = -1, row = -1]) =>
      pieceFor(state.context.table, { column, row }) === undefined
        ? { misfit: 'no-cell' }
        : resolveNow(state, { type: 'PLACE', column, row }),
    drop: (state, [column = -1, row = -1, x = 0, y = 0, slack = 0]) =>
      fitPiece(state, [column, row], (piece) => [
        { type: 'GRAB', piece },
        { type: 'DROP', piece, x, y, slack },
      ]),
    detach: (state, numbers) => fitPiece(state, numbers, (piece) => [{ type: 'DETACH', piece }]),
    tidy: (state, [edges]) =>
      resolveNow(state, { type: 'TIDY', positions: rowsOf(state.context.table, state.context.state, edges === 1) }),
    hint: (state) => resolveNow(state, { type: 'HINT' }),
    cancel: (state) => resolveNow(state, { type: 'CANCEL' }),
    restart: (state) => resolveNow(state, { type: 'RESTART' }),
  },
  attemptOf: ({ context }) => context.state.attempt,
  isReady: (state) => !state.matches('scattering'),
  prepare: (state) => (state.matches('scattering') ? [{ type: 'SCATTERED' }] : []),
  // Without play, nothing is counted: the game was finished before.
  nextAttempt: () => [{ type: 'SOLVE' }, { type: 'RESTART' }],
  // A piece that is at home already, with a neighbour, cannot be picked.
  win: ({ context: { table } }) =>
    allPieces(table).flatMap((piece): readonly JigsawEvent[] => [
      { type: 'PICK', piece },
      { type: 'PLACE', ...cellOf(table, piece) },
    ]),
};

function note(before: State, event: JigsawEvent, after: State): RecordedAction | undefined {
  const { table, state, held } = before.context;
  const isPicked = before.matches({ playing: 'picked' });
  const isIdle = before.matches({ playing: 'idle' });
  const cell = (piece: number): readonly number[] => {
    const { column, row } = cellOf(table, piece);
    return [column, row];
  };
  // While a finger carries a piece, nothing else reaches the game but that it lets go.
  const isFree = isPicked || isIdle;
  if (!isFree && event.type !== 'DROP' && event.type !== 'RESTART') return undefined;
  switch (event.type) {
    case 'TAP':
      return noteTap(before, event, after);
    case 'GRAB':
      // A finger on another piece puts the picked one back. The carried piece is noted when it is released.
      return isPicked && after.matches({ playing: 'held' })
        ? { name: 'cancel', numbers: [], result: 'step' }
        : undefined;
    case 'PICK': {
      const isPutBack = isPicked && event.piece === held;
      if (isPutBack) return { name: 'cancel', numbers: [], result: 'step' };
      const result = isLoose(state, event.piece) ? 'step' : 'nothing';
      return { name: 'pick', numbers: cell(event.piece), result };
    }
    case 'PLACE':
      return isPicked ? notePlace(before, event, after) : undefined;
    case 'DROP': {
      if (!before.matches({ playing: 'held' }) || event.piece !== held) return undefined;
      const outcome = dropOutcome(state, after.context.state, event.piece);
      const result = outcome === 'loose' ? 'step' : resultOf(after);
      return {
        name: 'drop',
        numbers: [...cell(event.piece), fine(event.x), fine(event.y), fine(event.slack ?? 0)],
        result,
      };
    }
    case 'DETACH': {
      const result = canDetach(state, event.piece) ? 'step' : 'nothing';
      return { name: 'detach', numbers: cell(event.piece), result };
    }
    case 'TIDY': {
      const isEdges = JSON.stringify(event.positions) === JSON.stringify(rowsOf(table, state, true));
      return { name: 'tidy', numbers: [Number(isEdges)], result: isIdle ? 'step' : 'nothing' };
    }
    case 'HINT':
      return { name: 'hint', numbers: [], result: isPicked ? 'step' : 'nothing' };
    case 'CANCEL':
      return isPicked ? { name: 'cancel', numbers: [], result: 'step' } : undefined;
    case 'RESTART':
      return before.matches('scattering') ? undefined : { name: 'restart', numbers: [], result: 'step' };
    case 'UNDO_RESTART':
    case 'TABLE':
    case 'SCATTERED':
    case 'REVISE':
    case 'SOLVE':
      return undefined;
  }
}

/** A tap is what it means: picking, placing or putting back. */
function noteTap(
  before: State,
  event: Extract<JigsawEvent, { type: 'TAP' }>,
  after: State,
): RecordedAction | undefined {
  const { table, state, held } = before.context;
  const meaning = tapMeaning(table, state, held, event);
  switch (meaning.kind) {
    case 'pick': {
      const { column, row } = cellOf(table, meaning.piece);
      return { name: 'pick', numbers: [column, row], result: 'step' };
    }
    case 'place':
      return notePlace(before, meaning.cell, after);
    case 'put-back':
      return { name: 'cancel', numbers: [], result: 'step' };
    case 'nothing':
      return undefined;
  }
}

function notePlace({ context: { table, held } }: State, cell: Cell, after: State): RecordedAction {
  const isRight = held !== undefined && fits(table, held, cell);
  return { name: 'place', numbers: [cell.column, cell.row], result: isRight ? resultOf(after) : 'wrong' };
}

function resultOf(after: State): PlayResult {
  return after.matches('won') ? 'won' : 'right';
}

/** Events about a piece, named by its column and row. */
function fitPiece(
  state: State,
  [column = -1, row = -1]: RecordedAction['numbers'],
  eventsFor: (piece: number) => readonly [JigsawEvent, ...JigsawEvent[]],
): ActionResolution<JigsawEvent> {
  const piece = pieceFor(state.context.table, { column, row });
  return piece === undefined ? { misfit: 'no-piece' } : resolveNow(state, ...eventsFor(piece));
}

function resolveNow(
  state: State,
  first: JigsawEvent,
  ...others: readonly JigsawEvent[]
): ActionResolution<JigsawEvent> {
  return state.can(first) ? { events: [first, ...others] } : { misfit: 'not-now' };
}

/** A ten-thousandth of the picture's height, which is invisible. */
function fine(length: number): number {
  return Math.round(length * 10_000) / 10_000;
}

export const openJigsaw = gameOpener(jigsawMachine, script);
