import { isObject } from '#content/schema/containers.ts';
import { isPlain, type ShapeTraits, type Traits } from './shape-traits.ts';

/** Writes traits as text, each with a print of its shape; empty if there are none. */
export function writeTraits(traits: Traits, prints: readonly string[]): string {
  const stored = [...traits].flatMap(([index, own]) => {
    const print = prints[index];
    return print === undefined ? [] : [{ print, ...own }];
  });
  return stored.length === 0 ? '' : JSON.stringify(stored);
}

/** Reads traits for the shapes with the same prints. Anything else in the text is ignored. */
export function readTraits(given: string, prints: readonly string[]): Traits {
  const free = new Map<string, number[]>();
  for (const [index, print] of prints.entries()) free.set(print, [...(free.get(print) ?? []), index]);
  return new Map(
    parsed(given).flatMap((one) => {
      const index = free.get(one.print)?.shift();
      return index === undefined || isPlain(one.own) ? [] : [[index, one.own] as const];
    }),
  );
}

interface StoredTraits {
  readonly print: string;
  readonly own: ShapeTraits;
}

function parsed(given: string): readonly StoredTraits[] {
  try {
    const list: unknown = JSON.parse(given);
    return Array.isArray(list) ? list.flatMap(storedTraitsOf) : [];
  } catch {
    return [];
  }
}

function storedTraitsOf(given: unknown): readonly StoredTraits[] {
  if (!isObject(given)) return [];
  const { print, isHidden, isLocked, group } = given;
  if (typeof print !== 'string') return [];
  const number = typeof group === 'number' ? group : undefined;
  return [{ print, own: { isHidden: isHidden === true, isLocked: isLocked === true, group: number } }];
}
