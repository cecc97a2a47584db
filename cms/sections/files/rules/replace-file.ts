import { type MediaReference } from '#content/media-references.ts';
import { isObject } from '#content/schema/containers.ts';
import { noteFields } from '#content/translation-notes.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Draft, objectOf, type ObjectName } from '../../../draft/draft.ts';
import { type ListedObject } from '../../../draft/receive.ts';

/** A field of the content that names a file. */
export interface FilePlace extends ObjectName {
  readonly key: string;
  readonly field: string;
}

/** Returns the fields among references; what staff know of translations is none. */
export function placesOf(references: readonly MediaReference[]): readonly FilePlace[] {
  return references.flatMap(({ model, ID, field }) => {
    const edited = editedModels.find((known): known is EditedModel => known === model);
    if (edited === undefined || field.split('.').some((step) => noteFields.includes(step))) return [];
    return [{ key: `${model} ${ID} ${field}`, model: edited, ID, field }];
  });
}

/** Kinds of files of which one can take another's place. */
export type FileKind = 'image' | 'audio' | 'video' | 'captions' | 'other';

export function fileKind(type: string): FileKind {
  const kind = (['image', 'audio', 'video'] as const).find((each) => type.startsWith(`${each}/`));
  return kind ?? (captionTypes.includes(type) ? 'captions' : 'other');
}

const captionTypes = ['text/vtt', 'application/x-subrip'];

/** Returns whether a file can take another's place, by their media types. */
export function isSameKind(one: string, other: string): boolean {
  const kind = fileKind(one);
  return kind === fileKind(other) && (kind !== 'other' || one === other);
}

/** Returns the objects of some places as they are with another file there. */
export function withOtherFile(draft: Draft, places: readonly FilePlace[], url: string): readonly ListedObject[] {
  const changed = new Map<string, ListedObject>();
  for (const { model, ID, field } of places) {
    const name = `${model} ${ID}`;
    const before = changed.get(name)?.object ?? objectOf(draft, { model, ID });
    const object = withUrlAt(before, field.split('.'), url);
    if (isObject(object)) changed.set(name, { model, object });
  }
  return [...changed.values()];
}

/** Places that are gone meanwhile are left out. */
function withUrlAt(value: unknown, [step, ...rest]: readonly string[], url: string): unknown {
  if (step === undefined) return typeof value === 'string' ? url : value;
  if (Array.isArray(value))
    return value.map((each: unknown, place) => (String(place) === step ? withUrlAt(each, rest, url) : each));
  return isObject(value) && Object.hasOwn(value, step)
    ? { ...value, [step]: withUrlAt(value[step], rest, url) }
    : value;
}
