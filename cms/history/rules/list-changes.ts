import { isObject } from '#content/schema/containers.ts';
import { deepEqual } from '../../draft/equality.ts';

/** One element of a list in two states of it. */
export interface ListChange {
  readonly kind: 'same' | 'moved' | 'changed' | 'added' | 'removed';
  /** Undefined for one that was added. */
  readonly before: unknown;
  /** Undefined for one that was removed. */
  readonly after: unknown;
  /** Its place, from 1: the later one, if it has one. */
  readonly place: number;
}

/** Returns the elements in their later order, with those that were removed where they were. */
export function listChanges(before: readonly unknown[], after: readonly unknown[]): readonly ListChange[] {
  const partners = partnersOf(before, after);
  const inOrder = longestRise(partners.filter((partner) => partner !== undefined));
  const kept = new Set(partners);
  const gone = before.flatMap((_, place) => (kept.has(place) ? [] : place));
  const changes: ListChange[] = [];
  const removeUntil = (limit: number): void => {
    while (gone[0] !== undefined && gone[0] < limit) {
      const place = gone.shift() ?? 0;
      changes.push({ kind: 'removed', before: before[place], after: undefined, place: place + 1 });
    }
  };
  for (const [index, element] of after.entries()) {
    const partner = partners[index];
    if (partner !== undefined && inOrder.has(partner)) removeUntil(partner);
    const was = partner === undefined ? undefined : before[partner];
    changes.push({ kind: kindOf(element, partner), before: was, after: element, place: index + 1 });
  }
  removeUntil(before.length);
  return changes;

  function kindOf(element: unknown, partner: number | undefined): ListChange['kind'] {
    if (partner === undefined) return 'added';
    if (!deepEqual(before[partner], element)) return 'changed';
    return inOrder.has(partner) ? 'same' : 'moved';
  }
}

/** Returns for each later element the place that it had: of an equal one, otherwise of one that is recognised. */
function partnersOf(before: readonly unknown[], after: readonly unknown[]): readonly (number | undefined)[] {
  const free = new Set(before.keys());
  const partners: (number | undefined)[] = after.map(() => undefined);
  const match = (isPartner: (was: unknown, is: unknown, wasAt: number, isAt: number) => boolean): void => {
    for (const [index, is] of after.entries()) {
      if (partners[index] !== undefined) continue;
      const found = [...free].find((place) => isPartner(before[place], is, place, index));
      if (found === undefined) continue;
      partners[index] = found;
      free.delete(found);
    }
  };
  match((was, is, wasAt, isAt) => wasAt === isAt && deepEqual(was, is));
  match(deepEqual);
  match((was, is) => marks.some((mark) => hasSame(mark, was, is)));
  match((was, is, wasAt, isAt) => wasAt === isAt && isObject(was) && isObject(is) && !isOther(was, is));
  return partners;
}

/** Fields by which an element is recognised when others of its fields change. */
const marks = ['ImageURL', 'Points', 'Text', 'Name'] as const;

function hasSame(mark: string, was: unknown, is: unknown): boolean {
  const value = isObject(was) ? was[mark] : undefined;
  return value !== undefined && value !== '' && isObject(is) && deepEqual(value, is[mark]);
}

/** Another picture at the same place is another element. */
function isOther(was: unknown, is: unknown): boolean {
  return isObject(was) && isObject(is) && was['ImageURL'] !== is['ImageURL'];
}

/** Returns the most numbers that rise one after the other: what did not move. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[][] = [];
  for (const number of numbers) {
    const longest = ends.filter((run) => (run.at(-1) ?? -1) < number).reduce<number[]>(longer, []);
    ends.push([...longest, number]);
  }
  return new Set(ends.reduce<number[]>(longer, []));
}

const longer = (one: number[], other: number[]): number[] => (other.length > one.length ? other : one);
