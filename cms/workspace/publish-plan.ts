import { Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { listsOf } from '../draft/lists.ts';
import { type Change, changesBetween } from './changes.ts';
import { type Fault, faultsIn } from './faults.ts';

/** What publishing or discarding would change. */
export interface PublishPlan {
  readonly changes: readonly Change[];
  /** Undefined: the server could not look for them, which keeps nobody from publishing. */
  readonly faults: readonly Fault[] | undefined;
}

/** Compares what visitors see with the editing copy. The server looks for faults, as for the overview. */
export async function readPlan(client: StaffClient): Promise<PublishPlan> {
  const [published, inEdit, validation] = await Promise.all([
    client('definition', { query: { variant: Variant.published } }),
    client('definition', { query: { variant: Variant.inEdit } }),
    client('validate', { query: { all: 'true' } }).catch(() => undefined),
  ]);
  const after = listsOf(inEdit);
  const changes = await inPageTurns(changesBetween(listsOf(published), after));
  return { changes, faults: validation && faultsIn(validation, changes, after) };
}
