import { isDeepStrictEqual } from 'node:util';
import { isObject } from '#content/schema/containers.ts';

export interface Merged {
  readonly value: unknown;
  /** Whether `now` differs from both where `agreed` changes something: there, it stays. */
  readonly isFurther: boolean;
}

/**
 * Returns a value as it is now, with what was agreed to change in it. In objects each field is merged by itself, and so
 * each language of a text; in lists of the same length each element, unless one of them has been brought further.
 *
 * @param base from which `agreed` was made; undefined if there was nothing
 */
export function mergeStates(base: unknown, agreed: unknown, now: unknown): Merged {
  if (isDeepStrictEqual(agreed, base) || isDeepStrictEqual(agreed, now)) return { value: now, isFurther: false };
  if (isDeepStrictEqual(now, base)) return { value: agreed, isFurther: false };
  if (isObject(agreed) && isObject(now) && (isObject(base) || base === undefined)) {
    const names = [...new Set([...Object.keys(agreed), ...Object.keys(now)])];
    const merged = names.map((name) => mergeStates(own(base, name), own(agreed, name), own(now, name)));
    const value = Object.fromEntries(
      names.map((name, place) => [name, merged[place]?.value] as const).filter(([, each]) => each !== undefined),
    );
    return { value, isFurther: merged.some(({ isFurther }) => isFurther) };
  }
  if (Array.isArray(base) && Array.isArray(agreed) && Array.isArray(now) && areAlike(base, agreed, now)) {
    const merged = now.map((each, place) => mergeStates(base[place], agreed[place], each));
    if (merged.every(({ isFurther }) => !isFurther)) {
      return { value: merged.map(({ value }) => value), isFurther: false };
    }
  }
  return { value: now, isFurther: true };
}

const areAlike = (...lists: readonly (readonly unknown[])[]): boolean =>
  lists.every(({ length }) => length === lists[0]?.length);

function own(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}
