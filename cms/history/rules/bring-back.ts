import { referencesFrom } from '#content/references.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { textFor } from '#content/schema/texts.ts';
import { earlierSourceIn, notesOf, stateIn, withOlderNote, withState, withText } from '#content/translated-texts.ts';
import { byLanguage } from '#content/translation-notes.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { setAt, valueAt } from '../../draft/set-at.ts';

/** Whether the content has an object. */
export type Exists = (name: Readonly<{ model: string; ID: number }>) => boolean;

export interface BroughtBack {
  readonly object: StoredObject;
  /** Fields that stay as they are, because the past value refers to something that no longer exists. */
  readonly left: readonly string[];
}

/** Returns a past state as an edit of the present object. */
export function bringBackObject(
  model: EditedModel,
  { now, past }: { readonly now: StoredObject; readonly past: StoredObject },
  exists: Exists,
): BroughtBack {
  const { ID, Revision } = now;
  const object = setAt({ ...past, ID }, ['Revision'], Revision);
  const left = lostFields(model, object, exists).filter((name) => now[name] !== past[name]);
  return { object: left.reduce<StoredObject>((kept, name) => setAt(kept, [name], now[name]), object), left };
}

/** Returns the fields of an object that refer to something that does not exist. */
export function lostFields(model: EditedModel, object: StoredObject, exists: Exists): readonly string[] {
  const lost = referencesFrom(model, object).filter(({ to }) => !exists(to));
  return [...new Set(lost.map(({ field }) => field.split('.')[0] ?? field))];
}

export interface PastField {
  readonly path: readonly string[];
  /** The language, if the last step is one of a text. */
  readonly code: string | undefined;
  /** The language that others are translated from. */
  readonly source: string | undefined;
}

/** Returns the present object with one past value. A translation comes with what was known of it then. */
export function bringBackField(now: StoredObject, past: StoredObject, { path, code, source }: PastField): StoredObject {
  const value = valueAt(past, path);
  const name = path.at(-2);
  const shared = name === undefined ? undefined : valueAt(now, path.slice(0, -1));
  // A text for all languages has no place for one of them.
  if (code === undefined || name === undefined || (shared !== undefined && !isObject(shared)))
    return setAt(now, path, value);
  const holderPath = path.slice(0, -2);
  const edited = withText(
    asObject(valueAt(now, holderPath)),
    { name, code, source },
    typeof value === 'string' ? value : undefined,
  );
  const holder = code === source ? edited : withPastNotes(edited, asObject(valueAt(past, holderPath)), { name, code });
  return holderPath.length === 0 ? holder : setAt(now, holderPath, holder);
}

/** Says of a translation what was known of it in the past, so that it shows if its source has changed since. */
function withPastNotes(
  holder: StoredObject,
  past: StoredObject,
  place: { readonly name: string; readonly code: string },
): StoredObject {
  const note = textFor(notesOf(past, place.name), place.code);
  const source = textFor(byLanguage(past[place.name]), note.split(' ')[0] ?? '');
  const noted = note === '' ? holder : withOlderNote(holder, place, note, earlierSourceIn(past, place) ?? source);
  const state = stateIn(past, place);
  return state === undefined ? noted : withState(noted, place, state);
}

const asObject = (value: unknown): StoredObject => (isObject(value) ? value : {});

/** The name of an object as a text, for sets and maps. */
export const nameKey = ({ model, ID }: Readonly<{ model: string; ID: number }>): string => `${model} ${ID}`;
