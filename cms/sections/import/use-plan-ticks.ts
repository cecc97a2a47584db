import { useMemo } from 'react';
import { type Plan } from '#content/import/plan.ts';
import { rootModels } from '#contract/calls/content-calls.ts';
import { useTicks } from '../../lists/use-ticks.ts';
import { useIsRoot } from '../../session/use-is-root.ts';
import { countRows, needsOf, type PlanCounts, type PlanRow, rowsOf } from './rules/plan-rows.ts';

export interface PlanTicks {
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
  /**
   * Returns the keys of changes that are not applied.
   *
   * @param without keys that are left out all the same, with all that need them
   */
  readonly cleared: (without?: readonly string[]) => ReadonlySet<string>;
}

/** Files or rows that must be in a new language. */
const severalPlaces = 3;

/**
 * The ticked changes of a plan: at first all that the user may make, except for those that would take the place of texts
 * unasked, and for a language that hardly anything is in: a stray file must not add it for all visitors.
 *
 * @param of what was planned for: choices stay if it is planned again
 */
export function usePlanTicks(plan: Plan, of: unknown = plan): PlanTicks {
  const isRoot = useIsRoot();
  const rows = useMemo(() => rowsOf(plan), [plan]);
  const needs = useMemo(() => needsOf(plan), [plan]);
  const locked = useMemo(() => {
    const forbidden = isRoot ? [] : plan.changes.filter(({ model }) => rootModels.includes(model));
    return needs.neededBy(forbidden.map(({ key }) => key));
  }, [plan, needs, isRoot]);
  const unasked = useMemo(() => {
    const byKey = new Map(plan.changes.map((change) => [change.key, change]));
    const isRare = (key: string): boolean => {
      const places = [...needs.neededBy([key])].map((each) => byKey.get(each)?.from);
      return new Set(places.map((from) => `${from?.file} ${from?.row}`)).size < severalPlaces;
    };
    const keys = plan.changes.flatMap(({ key, kind, model, why }) =>
      why?.code === 'from-tags-instead' || (kind === 'make' && model === 'languages' && isRare(key)) ? [key] : [],
    );
    return new Set([...locked, ...needs.neededBy(keys)]);
  }, [plan, needs, locked]);
  const off = useTicks([], of);
  const asked = useTicks([], of);
  const cleared = useMemo(
    () => new Set([...off.cleared, ...[...unasked].filter((key) => !asked.cleared.has(key))]),
    [off.cleared, asked.cleared, unasked],
  );
  const set = (keys: Iterable<string>, isOn: boolean): void => {
    const all = [...keys];
    off.set(all, isOn);
    asked.set(all, !isOn);
  };
  const counts = useMemo(() => countRows(rows, ({ keys }) => !keys.some((key) => cleared.has(key))), [rows, cleared]);
  const count = counts.made + counts.changed;
  return {
    rows,
    has: ({ keys }) => !keys.some((key) => cleared.has(key)),
    set: ({ keys }, isOn) => set(isOn ? needs.with(keys) : needs.neededBy(keys), isOn),
    setAll: (isOn) =>
      set(
        plan.changes.flatMap(({ key }) => (locked.has(key) ? [] : [key])),
        isOn,
      ),
    state: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    counts,
    count,
    isLocked: ({ keys }) => keys.some((key) => locked.has(key)),
    cleared: (without = []) => new Set([...cleared, ...needs.neededBy(without)]),
  };
}
