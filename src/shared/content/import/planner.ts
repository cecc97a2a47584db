import { type Plan, type PlannedChange, type Refusal } from './plan.ts';

export interface Planner {
  /** Plans that a value takes the place of another. The first to say what a place gets wins. */
  readonly set: (change: Omit<PlannedChange, 'key' | 'kind'>) => string | undefined;
  readonly make: (change: Omit<PlannedChange, 'key' | 'kind' | 'field' | 'before'>) => string;
  readonly refuse: (refusal: Refusal) => void;
  readonly plan: () => Plan;
}

export function createPlanner(): Planner {
  const changes: PlannedChange[] = [];
  const refusals: Refusal[] = [];
  const given = new Map<string, Pick<PlannedChange, 'after' | 'from'>>();
  let same = 0;

  return {
    set: (change) => {
      const { model, ID, field, language, before, after, from } = change;
      const key = keyOf(change);
      const earlier = given.get(key);
      if (earlier !== undefined && earlier.after !== after) {
        const { file, row } = earlier.from;
        const facts = { file, ...(row === undefined ? {} : { row }) };
        refusals.push({
          from,
          field: `${model}.${field}`,
          value: String(after),
          code: row === undefined ? 'file-twice' : 'row-twice',
          facts,
        });
        return undefined;
      }
      if (earlier !== undefined) return key;
      given.set(key, { after, from });
      if (before === after) same += 1;
      else changes.push({ ...change, key, kind: 'change', model, ID, field, language });
      return before === after ? undefined : key;
    },
    make: (change) => {
      const key = keyOf({ ...change, field: '' });
      changes.push({ ...change, key, kind: 'make', field: '', before: undefined });
      return key;
    },
    refuse: (refusal) => void refusals.push(refusal),
    plan: () => ({ changes, refusals, same }),
  };
}

export function keyOf({
  model,
  ID,
  field,
  language = '',
}: Pick<PlannedChange, 'model' | 'ID' | 'field' | 'language'>): string {
  return `${model} ${ID} ${field} ${language}`.trim();
}
