import { isObject } from './schema/containers.ts';
import { staffFields } from './staff-notes.ts';
import { noteFields } from './translation-notes.ts';

const hidden = [...noteFields, ...staffFields];

/**
 * Returns content without what only staff know: notes on translations, and what staff tell each other about stations. It
 * is the same value if there is nothing of it.
 */
export function forVisitors<Value>(content: Value): Value {
  return withoutHidden(content) as Value;
}

/** Returns whether the JSON of an object may hold what only staff know. */
export function mayHideFromVisitors(json: string): boolean {
  return hidden.some((name) => json.includes(`"${name}"`));
}

function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.map(withoutHidden);
    return kept.every((each, place) => each === value[place]) ? value : kept;
  }
  if (!isObject(value)) return value;
  const all = Object.entries(value);
  const kept = all.flatMap(([name, inner]) => (hidden.includes(name) ? [] : [[name, withoutHidden(inner)] as const]));
  const isSame = kept.length === all.length && kept.every(([name, inner]) => inner === value[name]);
  return isSame ? value : Object.fromEntries(kept);
}
