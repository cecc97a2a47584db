import { useMemo, useState } from 'react';
import { type Plan } from '#content/import/plan.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { rootModels } from '#contract/calls/content-calls.ts';
import { useSession } from '../../session/session-context.tsx';
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

interface Choice {
  readonly of: unknown;
  readonly off: ReadonlySet<string>;
  /** The changes of which was chosen. */
  readonly known: ReadonlySet<string>;
}

/**
 * The ticked changes of a plan: at first all that the user may make, except for those that would take the place of texts
 * unasked.
 *
 * @param of what was planned for: choices stay if it is planned again
 */
export function useTicks(plan: Plan, of: unknown = plan): Ticks {
  const session = useSession();
  const isRoot = session.kind === 'authenticated' && session.staff.group === UserGroup.root;
  const rows = useMemo(() => rowsOf(plan), [plan]);
  const needs = useMemo(() => needsOf(plan), [plan]);
  const locked = useMemo(() => {
    const forbidden = plan.changes.filter(({ model }) => !isRoot && rootModels.includes(model));
    return needs.neededBy(forbidden.map(({ key }) => key));
  }, [plan, needs, isRoot]);
  const unasked = useMemo(() => {
    const keys = plan.changes.flatMap(({ key, why }) => (why?.code === 'from-tags-instead' ? [key] : []));
    return new Set([...locked, ...needs.neededBy(keys)]);
  }, [plan, needs, locked]);
  const [chosen, setChosen] = useState<Choice>();
  const off = useMemo(() => {
    if (chosen === undefined || chosen.of !== of) return unasked;
    const isNew = (key: string): boolean => !chosen.known.has(key);
    return new Set([...chosen.off, ...[...unasked].filter(isNew)]);
  }, [chosen, of, unasked]);
  const setOff = (next: ReadonlySet<string>): void =>
    setChosen({ of, off: next, known: new Set(plan.changes.map(({ key }) => key)) });
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
