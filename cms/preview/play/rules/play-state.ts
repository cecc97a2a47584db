import { type PlayOrder, type PlayReport, type PlayStart } from '#contract/play.ts';

/** The course of a preview, and the tools with which staff rehearse it. */
export interface PlayState {
  /** Counts the courses; another number is another one. */
  readonly round: number;
  readonly isSolved: boolean;
  /** Whether any tool was used, so that the frame fetches their code. */
  readonly isUsed: boolean;
  readonly seed: number;
  readonly start?: PlayStart | undefined;
  readonly isSlow: boolean;
  readonly showsAreas: boolean;
  /** Where the course has got to that should start elsewhere. */
  readonly started?: PlayReport | undefined;
}

export type PlayMove =
  | { readonly type: 'jump'; readonly start: PlayStart }
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'slow'; readonly isOn: boolean }
  | { readonly type: 'areas'; readonly isOn: boolean }
  /** The frame said something. */
  | { readonly type: 'report'; readonly round: number; readonly report: PlayReport }
  /** Another station is shown. */
  | { readonly type: 'forget' }
  /** Without the tools: from the beginning, or as if it were won. */
  | { readonly type: 'restart' }
  | { readonly type: 'solve' };

export const firstPlay: PlayState = {
  round: 0,
  isSolved: false,
  isUsed: false,
  seed: 1,
  isSlow: false,
  showsAreas: false,
};

export function play(state: PlayState, move: PlayMove): PlayState {
  const used = { ...state, isUsed: true };
  switch (move.type) {
    case 'jump':
      return again(used, { start: move.start });
    case 'seed':
      return again(used, { seed: move.seed, start: state.start ?? 'first' });
    case 'slow':
      return { ...used, isSlow: move.isOn };
    case 'areas':
      return { ...used, showsAreas: move.isOn };
    case 'report':
      return move.round === state.round ? { ...state, started: move.report } : state;
    case 'forget':
      return { ...firstPlay, round: state.round, isSolved: state.isSolved };
    case 'restart':
      return again(state, { start: undefined });
    case 'solve':
      return { ...state, started: undefined, isSolved: true, start: undefined };
  }
}

/** Returns the order for the frame; undefined as long as no tool was used. */
export function orderOf({ isUsed, seed, start, isSlow, showsAreas }: PlayState): PlayOrder | undefined {
  return isUsed ? { seed, start, isSlow, showsAreas } : undefined;
}

/** Whether the preview shows the game as won: without play, or after a jump that played it. */
export function looksSolved({ isSolved, start, started }: PlayState): boolean {
  return isSolved || ((start === 'won' || start === 'explained') && started?.reached !== 'playing');
}

/** Another course, whose report is not here yet. */
function again(state: PlayState, changes: Partial<PlayState>): PlayState {
  return { ...state, started: undefined, round: state.round + 1, isSolved: false, ...changes };
}
