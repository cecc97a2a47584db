import { type Plan, type PlannedChange } from '#content/import/plan.ts';

/** What one tick box stands for. */
export interface PlanRow {
  readonly ID: number;
  readonly change: PlannedChange;
  /** Several for a station that is made: the station, and its place in the tour. */
  readonly keys: readonly string[];
}

/** Returns the changes as staff tick them: a station that is made and its place in the tour are one. */
export function rowsOf({ changes }: Plan): readonly PlanRow[] {
  const made = new Map(changes.flatMap((change) => (change.kind === 'make' ? [[change.key, change]] : [])));
  return changes.flatMap((change, ID): readonly PlanRow[] => {
    if (change.kind === 'change' || change.model === 'languages') return [{ ID, change, keys: [change.key] }];
    if (change.model === 'locations') return [];
    const station = (change.needs ?? []).filter((key) => made.get(key)?.model === 'locations');
    return [{ ID, change, keys: [change.key, ...station] }];
  });
}

/** Which changes of a plan need which, for tick boxes. */
export interface Needs {
  /** Returns the keys with all that they need. */
  readonly with: (keys: readonly string[]) => ReadonlySet<string>;
  /** Returns the keys with all that need them. */
  readonly neededBy: (keys: readonly string[]) => ReadonlySet<string>;
}

export function needsOf({ changes }: Plan): Needs {
  const needs = new Map<string, readonly string[]>();
  const users = new Map<string, string[]>();
  for (const { key, needs: own = [] } of changes) {
    if (own.length > 0) needs.set(key, own);
    for (const need of own) {
      const known = users.get(need);
      if (known === undefined) users.set(need, [key]);
      else known.push(key);
    }
  }
  return {
    with: (keys) => reached(keys, (key) => needs.get(key)),
    neededBy: (keys) => reached(keys, (key) => users.get(key)),
  };
}

function reached(keys: readonly string[], next: (key: string) => readonly string[] | undefined): ReadonlySet<string> {
  const found = new Set(keys);
  // A set yields what is added to it meanwhile.
  for (const key of found) for (const other of next(key) ?? []) found.add(other);
  return found;
}

export interface PlanCounts {
  readonly made: number;
  readonly changed: number;
}

/** Counts the stations that are made, and the other changes. */
export function countRows(rows: readonly PlanRow[], isTicked: (row: PlanRow) => boolean): PlanCounts {
  let made = 0;
  let changed = 0;
  for (const row of rows) {
    if (!isTicked(row)) continue;
    if (row.change.kind === 'make' && row.change.model === 'tourItems') made += 1;
    else changed += 1;
  }
  return { made, changed };
}
