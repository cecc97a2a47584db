import { useMemo, useState } from 'react';
import { type Plan } from '#content/import/plan.ts';
import { rootModels } from '#contract/calls/content-calls.ts';
import { useIsRoot } from '../../session/use-is-root.ts';
import { countRows, needsOf, type PlanCounts, type PlanRow, rowsOf } from './rules/plan-rows.ts';

export interface Ticks {
  readonly rows: readonly PlanRow[];
  readonly has: (row: PlanRow) => boolean;
  /** Ticking a change brings those along that it needs; without it, those that need it go as well. */
  readonly set: (row: PlanRow, isOn: boolean) => void;
  readonly setAll: (isOn: boolean) => void;
  readonly state: 'all' | 'some' | 'none';
  readonly counts: PlanCounts;
  /** Of the ticked rows. */
  readonly count: number;
  /** Whether the user may not make such a change. */
  readonly isLocked: (row: PlanRow) => boolean;
  /** @param without keys that are left out all the same, with all that need them */
  readonly keys: (without?: readonly string[]) => readonly string[];
}

/** The ticked changes of a plan: at first all that the user may make. */
export function useTicks(plan: Plan): Ticks {
  const isRoot = useIsRoot();
  const rows = useMemo(() => rowsOf(plan), [plan]);
  const needs = useMemo(() => needsOf(plan), [plan]);
  const locked = useMemo(() => {
    const forbidden = plan.changes.filter(({ model }) => !isRoot && rootModels.includes(model));
    return needs.neededBy(forbidden.map(({ key }) => key));
  }, [plan, needs, isRoot]);
  const [chosen, setChosen] = useState<{ readonly of: Plan; readonly off: ReadonlySet<string> }>();
  const off = chosen?.of === plan ? chosen.off : locked;
  const setOff = (next: ReadonlySet<string>): void => setChosen({ of: plan, off: next });
  const has = ({ keys }: PlanRow): boolean => keys.every((key) => !off.has(key));
  const counts = countRows(rows, has);
  const ticked = counts.made + counts.changed;
  return {
    rows,
    has,
    set: ({ keys }, isOn) => {
      const next = new Set(off);
      if (isOn) for (const key of needs.with(keys)) next.delete(key);
      else for (const key of needs.neededBy(keys)) next.add(key);
      setOff(next);
    },
    setAll: (isOn) => setOff(isOn ? locked : new Set(plan.changes.map(({ key }) => key))),
    state: ticked === 0 ? 'none' : ticked === rows.length ? 'all' : 'some',
    counts,
    count: ticked,
    isLocked: ({ keys }) => keys.some((key) => locked.has(key)),
    keys: (without = []) => {
      const left = needs.neededBy(without);
      return plan.changes.flatMap(({ key }) => (off.has(key) || left.has(key) ? [] : [key]));
    },
  };
}
