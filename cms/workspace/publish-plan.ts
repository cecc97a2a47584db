import { type AnswerOf } from '#contract/call.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type Draft } from '../draft/draft.ts';
import { type Fault, faultsIn, type Unpublished } from './faults.ts';

/** The changes by publishing or discarding; of many changes and faults, the first. */
export interface PublishPlan {
  /** The version of the editing copy whose changes these are. */
  readonly version: number;
  readonly changes: Unpublished['Changes'];
  readonly changeCount: number;
  /** The names of the other changes, as many as a publication can leave out. */
  readonly others: NonNullable<Unpublished['Others']>;
  /** Undefined: the server could not look for them, which does not block publishing. */
  readonly faults: readonly Fault[] | undefined;
  readonly faultCount: number;
  /** Whether someone else decides what is published. Undefined: that could not be found out. */
  readonly isProposal: boolean | undefined;
  /** Publications to come, and earlier ones. */
  readonly publications: AnswerOf<(typeof publicationCalls)['publications']>['Publications'];
  /** In which publications are planned; empty if that could not be found out. */
  readonly timeZone: string;
}

/** Longer lists of faults show only their number beyond this many. */
export const faultsAtMost = 100;

/**
 * Asks the server, which looks for faults as for the overview.
 *
 * @param draft returns the objects as edited here, by which faults are named
 */
export async function readPlan(client: StaffClient, draft: () => Draft): Promise<PublishPlan> {
  const [{ Version, Count, Changes, Others = [] }, validation, publications] = await Promise.all([
    client('unpublished', {}),
    client('validate', { query: { all: 'true', most: String(faultsAtMost) } }).catch(() => undefined),
    client('publications', {}).catch(() => undefined),
  ]);
  return {
    version: Version,
    changes: Changes,
    changeCount: Count,
    others: Others,
    faults: validation && faultsIn(validation, Changes, draft()),
    faultCount: validation === undefined ? 0 : validation.Counts.Problems + validation.Counts.MissingResources,
    isProposal: publications && !publications.MayPublish,
    publications: publications?.Publications ?? [],
    timeZone: publications?.TimeZone ?? '',
  };
}
