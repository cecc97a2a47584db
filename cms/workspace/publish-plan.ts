import { Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { listsOf } from '../draft/lists.ts';
import { type Change, changesBetween } from './changes.ts';
import { type Fault, faultsIn } from './faults.ts';

/** What publishing or discarding would change. */
export interface PublishPlan {
  readonly changes: readonly Change[];
  readonly faults: readonly Fault[];
}

/** Compares what visitors see with the editing copy. */
export async function readPlan(client: StaffClient): Promise<PublishPlan> {
  const [published, inEdit] = await Promise.all([
    client('definition', { query: { variant: Variant.published } }),
    client('definition', { query: { variant: Variant.inEdit } }),
  ]);
  return inPageTurns(
    (function* plan() {
      const changes = yield* changesBetween(listsOf(published), listsOf(inEdit));
      return { changes, faults: yield* faultsIn(changes, inEdit) };
    })(),
  );
}
