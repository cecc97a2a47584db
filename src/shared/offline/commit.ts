import { type Medium } from '#contract/media-list.ts';
import { type Journal } from './journal.ts';
import { isWhole, planFor, type Present } from './plan.ts';

export interface CommitFacts {
  readonly current: readonly Medium[] | undefined;
  readonly next: readonly Medium[];
  readonly journal: Journal;
  readonly present: Present;
  /** The `wantedKey`s of what the museum does not deliver whole: waiting would never end. */
  readonly given: Pick<ReadonlySet<string>, 'has'>;
}

/** Returns whether a staged version of the content can be read without losing a tour that is whole in the current one. */
export function canCommit({ current, next, journal, present, given }: CommitFacts): boolean {
  return [...journal].every(([key, selection]) => {
    const isLost = current === undefined || !isWhole(planFor(current, selection), present);
    return isLost || given.has(key) || isWhole(planFor(next, selection), present);
  });
}
