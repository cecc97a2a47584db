import {
  mostActions,
  type PlayEnd,
  type PlayNote,
  type PlayOrder,
  type PlayRecording,
  type PlayReport,
  type PlayStart,
} from '#contract/play.ts';

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
  /** Whether playback stops at an action that no longer fits. */
  readonly stops: boolean;
  readonly tape: 'none' | 'record' | 'replay';
  readonly recording?: PlayRecording | undefined;
  /** Why the recording has just ended automatically. */
  readonly recordingEnd?: RecordingEnd | undefined;
  /** Where the course has got to that should start elsewhere. */
  readonly started?: { readonly reached: string; readonly attempt: number } | undefined;
  readonly replayed?: Replayed | undefined;
}

/** `full`: it has as many actions as a recording may have. */
export type RecordingEnd = 'won' | 'gave-up' | 'full';

export interface Replayed {
  readonly done: number;
  readonly notes: readonly PlayNote[];
  readonly end?: PlayEnd | undefined;
}

export type PlayMove =
  | { readonly type: 'jump'; readonly start: PlayStart }
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'slow'; readonly isOn: boolean }
  | { readonly type: 'areas'; readonly isOn: boolean }
  | { readonly type: 'stops'; readonly isOn: boolean }
  /** @see PlayRecording.game */
  | { readonly type: 'record'; readonly game: number }
  | { readonly type: 'stop' }
  | { readonly type: 'replay' }
  | { readonly type: 'load'; readonly recording: PlayRecording }
  /** The frame said something. */
  | { readonly type: 'report'; readonly round: number; readonly report: PlayReport }
  /** Another station is shown. */
  | { readonly type: 'forget' }
  /** Without the tools: from the beginning, or as if it were won. */
  | { readonly type: 'restart' }
  | { readonly type: 'solve' };

export const usualSeed = 1;

export const firstPlay: PlayState = {
  round: 0,
  isSolved: false,
  isUsed: false,
  seed: usualSeed,
  isSlow: false,
  showsAreas: false,
  stops: false,
  tape: 'none',
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
    case 'stops':
      return { ...used, stops: move.isOn };
    case 'record': {
      // After a game there is nothing to record.
      const start = state.start === 'announced' || state.start === 'third' ? state.start : 'first';
      const recording: PlayRecording = { game: move.game, seed: state.seed, start, actions: [] };
      return again(used, { tape: 'record', start, recording });
    }
    case 'stop':
      return { ...state, tape: 'none' };
    case 'replay':
      if (state.recording === undefined) return state;
      return again(used, { tape: 'replay', seed: state.recording.seed, start: state.recording.start });
    case 'load':
      return again(used, { recording: move.recording, seed: move.recording.seed, start: move.recording.start });
    case 'report':
      return move.round === state.round ? heard(state, move.report) : state;
    case 'forget':
      return { ...firstPlay, round: state.round, isSolved: state.isSolved };
    case 'restart':
      return again(state, { start: undefined });
    case 'solve':
      return { ...state, ...unheard, isSolved: true, start: undefined, tape: 'none' };
  }
}

/** Returns the order for the frame; undefined as long as no tool was used. */
export function orderOf({
  isUsed,
  seed,
  start,
  isSlow,
  showsAreas,
  stops,
  tape,
  recording,
}: PlayState): PlayOrder | undefined {
  if (!isUsed) return undefined;
  const wanted = { seed, start, isSlow, showsAreas };
  return tape === 'replay' && recording !== undefined
    ? { ...wanted, tape: { kind: 'replay', recording, stops } }
    : { ...wanted, tape: { kind: tape === 'record' ? 'record' : 'none' } };
}

/** Whether the preview shows the game as won: without play, or after a jump that played it. */
export function looksSolved({ isSolved, start, started }: PlayState): boolean {
  return isSolved || ((start === 'won' || start === 'explained') && started?.reached !== 'playing');
}

/** Nothing has been heard of a course yet. */
const unheard = { started: undefined, replayed: undefined, recordingEnd: undefined } as const;

/** Another course, whose reports are not here yet. */
function again(state: PlayState, changes: Partial<PlayState>): PlayState {
  return { ...state, ...unheard, round: state.round + 1, isSolved: false, tape: 'none', ...changes };
}

function heard(state: PlayState, report: PlayReport): PlayState {
  switch (report.kind) {
    case 'started':
      return { ...state, started: { reached: report.reached, attempt: report.attempt } };
    case 'acted': {
      const { recording, tape } = state;
      if (recording === undefined || tape !== 'record') return state;
      // A frame that was closed meanwhile has begun again.
      const isLater = report.action.at >= (recording.actions.at(-1)?.at ?? 0);
      const actions = [...(isLater ? recording.actions : []), report.action];
      const recordingEnd = endOf(actions);
      const goesOn = recordingEnd === undefined;
      return { ...state, tape: goesOn ? 'record' : 'none', recording: { ...recording, actions }, recordingEnd };
    }
    case 'replayed': {
      const { done, notes, end } = report;
      if (state.tape !== 'replay') return state;
      return { ...state, tape: end === undefined ? 'replay' : 'none', replayed: { done, notes, end } };
    }
  }
}

function endOf(actions: PlayRecording['actions']): RecordingEnd | undefined {
  const result = actions.at(-1)?.result;
  if (result === 'won' || result === 'gave-up') return result;
  return actions.length >= mostActions ? 'full' : undefined;
}
