import { takeTurns } from '#contract/take-turns.ts';

/** Milliseconds after which others have their turn. */
const turn = 10;

/** Runs long work step by step, so that other calls are answered meanwhile. Each `yield` ends a step. */
export function inTurns<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  return takeTurns(work, () => new Promise((resolve) => void setImmediate(resolve)), turn);
}
