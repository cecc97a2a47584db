import { isSelection, isWhole, readSave, type SaveHead, saveHead } from '#engine/play/saved.ts';
import type { ChoicesConfig } from './config.ts';

/** Answers are indices in the config. An attempt is one check of an answer. */
export interface ChoicesGame {
  /** The number of the next check, from 1, or of the last one if the game is won. */
  readonly attempt: number;
  /** The answers chosen but not yet checked, or those that won. */
  readonly selected: readonly number[];
  /** The wrong checks since the start; each is one answer if only one answer is correct. */
  readonly wrong: readonly (readonly number[])[];
  readonly end: 'open' | 'won' | 'revealed';
  /** The solution was shown before this game started, so that it can be won, but not for points. */
  readonly isSpoilt: boolean;
}

export type ChoicesSave = SaveHead & ChoicesGame;

export type ChoicesMove =
  /** Checks the answer immediately if only one answer is correct; otherwise toggles it. */
  { readonly type: 'SELECT'; readonly answer: number } | { readonly type: 'CHECK' };

export type MoveOutcome = 'none' | 'toggled' | 'nothing-selected' | 'tried-already' | 'wrong' | 'correct';

export type AnswerMark = 'open' | 'selected' | 'wrong' | 'solution';

export const newGame: ChoicesGame = { attempt: 1, selected: [], wrong: [], end: 'open', isSpoilt: false };

/** Only `wrong` and `correct` are attempts. Repeating a wrong check does not count. */
export function outcomeOf(config: ChoicesConfig, game: ChoicesGame, move: ChoicesMove): MoveOutcome {
  if (game.end !== 'open') return 'none';
  if (move.type === 'SELECT' && config.answers[move.answer] === undefined) return 'none';
  if (move.type === 'SELECT' && config.kind === 'several') return 'toggled';
  if (move.type === 'CHECK' && config.kind === 'single') return 'none';
  const checked = checkedBy(game, move);
  if (checked.length === 0) return 'nothing-selected';
  if (game.wrong.some((before) => isSame(before, checked))) return 'tried-already';
  return isSame(checked, solutionsOf(config)) ? 'correct' : 'wrong';
}

export function play(config: ChoicesConfig, game: ChoicesGame, move: ChoicesMove): ChoicesGame {
  const outcome = outcomeOf(config, game, move);
  switch (outcome) {
    case 'none':
    case 'nothing-selected':
    case 'tried-already':
      return game;
    case 'toggled':
      return move.type === 'SELECT' ? { ...game, selected: toggle(game.selected, move.answer) } : game;
    case 'wrong':
      return { ...game, attempt: game.attempt + 1, wrong: [...game.wrong, checkedBy(game, move)] };
    case 'correct':
      return { ...game, selected: checkedBy(game, move), end: 'won' };
  }
}

/** Gives up and shows the solution. */
export function reveal(game: ChoicesGame): ChoicesGame {
  return game.end === 'open' ? { ...game, end: 'revealed' } : game;
}

/** Clears choices and marks. Attempts keep counting, and a solution shown earlier still spoils the game. */
export function restart({ attempt, end, isSpoilt }: ChoicesGame): ChoicesGame {
  return {
    ...newGame,
    attempt: end === 'won' ? attempt + 1 : attempt,
    isSpoilt: isSpoilt || end === 'revealed',
  };
}

/** Keeps choices and checks as far as they apply to the changed answers. */
export function revise(before: ChoicesConfig, config: ChoicesConfig, game: ChoicesGame): ChoicesGame {
  if (before.kind !== config.kind || !isSame(solutionsOf(before), solutionsOf(config))) return newGame;
  const isThere = (answer: number): boolean => answer < config.answers.length;
  const wrong = game.wrong.filter((tried) => tried.every(isThere));
  return { ...game, selected: game.selected.filter(isThere), wrong };
}

/** Returns the state in which the correct answers are chosen. */
export function solve(config: ChoicesConfig, game: ChoicesGame): ChoicesGame {
  return { ...game, selected: solutionsOf(config), end: 'won' };
}

/** Returns the mark of an answer. In a game with one solution, a wrong answer cannot be chosen again. */
export function markOf({ kind, answers }: ChoicesConfig, game: ChoicesGame, answer: number): AnswerMark {
  if (kind === 'single' && game.wrong.some((tried) => tried.includes(answer))) return 'wrong';
  if (game.end !== 'open') return answers[answer]?.isSolution === true ? 'solution' : 'open';
  return game.selected.includes(answer) ? 'selected' : 'open';
}

export function solutionsOf({ answers }: ChoicesConfig): readonly number[] {
  return answers.flatMap(({ isSolution }, answer) => (isSolution ? [answer] : []));
}

export function save(config: ChoicesConfig, game: ChoicesGame): ChoicesSave {
  return { ...saveHead(contentOf(config)), ...game };
}

/** Returns undefined unless it is a save of this game with these answers, in a state that play can reach. */
export function restore(config: ChoicesConfig, saved: unknown): ChoicesGame | undefined {
  const stored = readSave(saved, contentOf(config));
  if (stored === undefined) return undefined;
  const { attempt, selected, wrong, end, isSpoilt } = stored;
  if (typeof isSpoilt !== 'boolean' || (end !== 'open' && end !== 'won' && end !== 'revealed')) return undefined;
  if (!areWrong(wrong, config) || !isWhole(attempt, wrong.length + 1)) return undefined;
  if (!isSelection(selected, config.answers.length)) return undefined;
  const fits =
    end === 'won' ? isSame(selected, solutionsOf(config)) : config.kind === 'several' || selected.length === 0;
  return fits ? { attempt, selected, wrong, end, isSpoilt } : undefined;
}

function contentOf({ answers }: ChoicesConfig): unknown {
  return answers.map(({ text, isSolution }) => [text, isSolution]);
}

/** Whether the checks are distinct, none is the solution, and each is one answer if only one is correct. */
function areWrong(wrong: unknown, config: ChoicesConfig): wrong is readonly (readonly number[])[] {
  if (!Array.isArray(wrong)) return false;
  const { answers, kind } = config;
  const checks: readonly (readonly number[])[] = wrong.filter((tried: unknown) => isSelection(tried, answers.length));
  return (
    checks.length === wrong.length &&
    checks.every((tried) => (kind === 'single' ? tried.length === 1 : tried.length > 0)) &&
    checks.every((tried, place) => checks.findIndex((other) => isSame(other, tried)) === place) &&
    !checks.some((tried) => isSame(tried, solutionsOf(config)))
  );
}

function checkedBy({ selected }: ChoicesGame, move: ChoicesMove): readonly number[] {
  return move.type === 'SELECT' ? [move.answer] : selected;
}

function toggle(selected: readonly number[], answer: number): readonly number[] {
  return selected.includes(answer) ? selected.filter((other) => other !== answer) : [...selected, answer];
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((answer) => other.includes(answer));
}
