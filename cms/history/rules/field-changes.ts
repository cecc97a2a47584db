import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { noteFields } from '#content/translation-notes.ts';
import { deepEqual } from '../../draft/equality.ts';

/** A field, or one language of it, that differs between two states. Undefined: it has no value. */
export interface FieldChange {
  /** Names from the object inwards, never into a list. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** The server sets them. */
const own: readonly string[] = ['ID', 'Revision'];

/**
 * Returns where two states differ, without notes on translations.
 *
 * @param order the fields as forms have them; others come last
 */
export function fieldChanges(
  before: StoredObject | undefined,
  after: StoredObject | undefined,
  order: readonly string[],
): readonly FieldChange[] {
  const place = ({ path: [name = ''] }: FieldChange): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return [...changesIn(before ?? {}, after ?? {}, [])].toSorted((one, other) => place(one) - place(other));
}

function* changesIn(before: StoredObject, after: StoredObject, path: readonly string[]): Generator<FieldChange> {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (noteFields.includes(name) || (path.length === 0 && own.includes(name))) continue;
    const [was, is] = [valueOf(before, name), valueOf(after, name)];
    if (deepEqual(was, is) || (isBlank(was) && isBlank(is))) continue;
    const at = [...path, name];
    if (isParts(was) && isParts(is)) yield* changesIn(was ?? {}, is ?? {}, at);
    else yield { path: at, before: was, after: is };
  }
}

/** A language may have any code, even `constructor`. */
function valueOf(object: StoredObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

const isParts = (value: unknown): value is StoredObject | undefined => value === undefined || isObject(value);

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
