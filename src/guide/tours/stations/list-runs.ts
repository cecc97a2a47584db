import { type ItemTree } from '#content/item-tree.ts';

/** Splits a tour's list into runs: a station with children is a run, and neighbours without children share one. */
export function listRuns(branches: readonly ItemTree[]): readonly (readonly ItemTree[])[] {
  const runs: ItemTree[][] = [];
  for (const branch of branches) {
    const last = runs.at(-1);
    const joins = branch.children.length === 0 && last !== undefined && last[0]?.children.length === 0;
    if (joins) last.push(branch);
    else runs.push([branch]);
  }
  return runs;
}
