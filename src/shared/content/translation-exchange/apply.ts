import { isObject, type StoredObject } from '../schema/containers.ts';
import { withOlderNote, withState, withText } from '../translated-texts.ts';
import { type TranslationState } from '../translation-state.ts';
import { type PlannedChange } from './plan.ts';

/** One new text of an object. */
export type TextChange = Pick<PlannedChange, 'field' | 'language' | 'after' | 'madeFrom'> & {
  readonly state?: TranslationState;
};

/** Returns an object with new texts. @param source the language that they were translated from */
export function withTexts(object: StoredObject, changes: readonly TextChange[], source: string): StoredObject {
  return changes.reduce((now, change) => {
    const path = change.field.split('.');
    const changed = atHolder(now, path.slice(0, -1), (holder) => withChange(holder, path.at(-1) ?? '', change, source));
    return isObject(changed) ? changed : now;
  }, object);
}

function withChange(holder: StoredObject, name: string, change: TextChange, source: string): StoredObject {
  const place = { name, code: change.language };
  const made = withText(holder, { ...place, source }, change.after);
  const { madeFrom, state } = change;
  const noted = madeFrom === undefined ? made : withOlderNote(made, place, madeFrom.note, madeFrom.text);
  return state === undefined ? noted : withState(noted, place, state);
}

/** Changes a record within an object. As in the content, a single value represents a list of one. */
function atHolder(
  value: unknown,
  [step, ...rest]: readonly string[],
  by: (holder: StoredObject) => StoredObject,
): unknown {
  if (step === undefined) return isObject(value) ? by(value) : value;
  if (Array.isArray(value))
    return value.map((each, place) => (String(place) === step ? atHolder(each, rest, by) : each));
  return isObject(value) ? { ...value, [step]: atHolder(value[step], rest, by) } : value;
}
