import { type StoredObject } from '#content/schema/containers.ts';
import { normaliseCode } from '#content/station-code.ts';

/** Splits a code that ends in a number: `A-007` is `A-`, 7, three digits wide. */
interface Counted {
  readonly prefix: string;
  readonly number: number;
  readonly width: number;
}

/** Returns the first free code after the highest one with the same prefix as the last code; `first` if none ends in a number. */
export function nextCode(codes: readonly string[], first = '1'): string {
  const counted = codes.flatMap((code) => takeApart(code) ?? []);
  const last = counted.at(-1);
  if (last === undefined) return first;
  const alike = counted.filter(({ prefix }) => normaliseCode(prefix) === normaliseCode(last.prefix));
  const highest = Math.max(...alike.map(({ number }) => number));
  return codeOf({ ...last, number: highest + 1 });
}

/** Returns the wanted number of codes, from the first on; undefined if that does not end in a number. */
export function codesFrom(first: string, count: number): readonly string[] | undefined {
  const start = takeApart(first.trim());
  if (start === undefined) return undefined;
  return Array.from({ length: count }, (_, place) => codeOf({ ...start, number: start.number + place }));
}

/** Returns a code for a tour that is new or has none: like the others', or else `T1`. */
export function nextTourCode(tours: readonly StoredObject[]): string {
  return nextCode(tours.map(storedCode), 'T1');
}

/** Returns the code of a stored tour or tour item; empty if it has none. */
export function storedCode({ Code }: StoredObject): string {
  return typeof Code === 'string' || typeof Code === 'number' ? String(Code) : '';
}

/**
 * Returns the next free code like a taken one: after `T1` comes `T2`, after `HL` comes `HL-2`; an empty code stays
 * empty.
 */
export function freeCode(code: string, taken: readonly string[]): string {
  const given = code.trim();
  if (given === '') return '';
  const used = new Set(taken.map(normaliseCode));
  const { prefix, number, width } = takeApart(given) ?? { prefix: `${given}-`, number: 1, width: 1 };
  for (let next = number + 1; ; next += 1) {
    const free = codeOf({ prefix, number: next, width });
    if (!used.has(normaliseCode(free))) return free;
  }
}

function takeApart(code: string): Counted | undefined {
  const [, prefix, digits] = /^(.*?)(\d{1,9})$/.exec(code) ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  return { prefix, number: Number(digits), width: digits.length };
}

function codeOf({ prefix, number, width }: Counted): string {
  return prefix + String(number).padStart(width, '0');
}
