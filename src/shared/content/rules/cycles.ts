import { type TourItem } from '../entities/tour-item.ts';
import { type Finding } from '../finding.ts';
import { findingsOf } from './find.ts';

/** Finds items that are their own ancestors. */
export function checkParents(items: readonly TourItem[]): readonly Finding[] {
  const cyclic = onCycles(items, ({ Parent }) => [Parent]);
  return items
    .filter(({ ID }) => cyclic.has(ID))
    .map(({ ID }) => findingsOf('tourItems', ID)('Parent', 'parent-cycle'));
}

/** Finds stations that lead back to themselves by TransitionTo and Path without returning to the overview. */
export function checkPaths(items: readonly TourItem[]): readonly Finding[] {
  const cyclic = onCycles(items, ({ TransitionTo, Path }) => [
    TransitionTo,
    ...Path.filter(({ ReturnToOverview }) => !ReturnToOverview).map(({ Next }) => Next),
  ]);
  return items.filter(({ ID }) => cyclic.has(ID)).map(({ ID }) => findingsOf('tourItems', ID)('Path', 'path-cycle'));
}

/** Returns the IDs that can reach themselves: Tarjan's strongly connected components, without recursion. */
function onCycles(items: readonly TourItem[], next: (item: TourItem) => readonly number[]): ReadonlySet<number> {
  const byId = new Map<number, TourItem>();
  for (const item of items) if (item.ID >= 0 && !byId.has(item.ID)) byId.set(item.ID, item);
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const stacked = new Set<number>();
  const cyclic = new Set<number>();

  for (const ID of byId.keys()) if (!order.has(ID)) explore(ID);
  return cyclic;

  function explore(start: number): void {
    const work = [open(start)];
    for (let frame = work.at(-1); frame !== undefined; frame = work.at(-1)) {
      const target = frame.targets[frame.at++];
      if (target === undefined) {
        work.pop();
        close(frame.ID);
        const parent = work.at(-1);
        if (parent !== undefined) lower(parent.ID, low.get(frame.ID));
      } else if (target === frame.ID) cyclic.add(target);
      else if (!order.has(target)) work.push(open(target));
      else if (stacked.has(target)) lower(frame.ID, order.get(target));
    }
  }

  function open(ID: number): { readonly ID: number; readonly targets: readonly number[]; at: number } {
    order.set(ID, order.size);
    low.set(ID, order.get(ID) ?? 0);
    stack.push(ID);
    stacked.add(ID);
    const item = byId.get(ID);
    return { ID, targets: item === undefined ? [] : next(item).filter((target) => byId.has(target)), at: 0 };
  }

  function lower(ID: number, value: number | undefined): void {
    low.set(ID, Math.min(low.get(ID) ?? 0, value ?? 0));
  }

  function close(ID: number): void {
    if (low.get(ID) !== order.get(ID)) return;
    const members = stack.splice(stack.lastIndexOf(ID));
    for (const member of members) {
      stacked.delete(member);
      if (members.length > 1) cyclic.add(member);
    }
  }
}
