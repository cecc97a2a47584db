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
  const given = new Map<string, Map<string, PlannedChange>>();
  let same = 0;

  return {
    set: (change) => {
      const { model, ID, field, language, before, after, from, why, needs } = change;
      const key = keyOf(change);
      const object = `${model} ${ID}`;
      const ofObject = given.get(object) ?? new Map<string, PlannedChange>();
      const slot = language === undefined ? field : `${field} ${language}`;
      const earlier = ofObject.get(slot);
      if (earlier === undefined) {
        const planned: PlannedChange = {
          key,
          kind: 'change',
          model,
          ID,
          field,
          language,
          before,
          after,
          from,
          why,
          needs,
        };
        if (ofObject.size === 0) given.set(object, ofObject);
        ofObject.set(slot, planned);
        if (before === after) same += 1;
        else changes.push(planned);
      } else if (String(earlier.after) !== String(after)) {
        const { file, row } = earlier.from;
        const code = row === undefined ? 'file-twice' : 'row-twice';
        refusals.push({ from, field: `${model}.${field}`, value: String(after), code, facts: { file, row: row ?? 0 } });
        return undefined;
      }
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
  return language === '' ? `${model} ${ID} ${field}`.trimEnd() : `${model} ${ID} ${field} ${language}`;
}
