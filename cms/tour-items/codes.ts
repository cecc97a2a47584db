import { normaliseCode } from '#content/station-code.ts';

/** A code that ends in a number, taken apart: `A-007` is `A-`, 7, three digits wide. */
interface Counted {
  readonly prefix: string;
  readonly number: number;
  readonly width: number;
}

/** The first code that nothing has yet, after the highest of the kind that the last one is of. */
export function nextCode(codes: readonly string[]): string {
  const counted = codes.flatMap((code) => takeApart(code) ?? []);
  const last = counted.at(-1);
  if (last === undefined) return '1';
  const alike = counted.filter(({ prefix }) => normaliseCode(prefix) === normaliseCode(last.prefix));
  const highest = Math.max(...alike.map(({ number }) => number));
  return codeOf({ ...last, number: highest + 1 });
}

/** As many codes as are wanted, from the first on; undefined when that does not end in a number. */
export function codesFrom(first: string, count: number): readonly string[] | undefined {
  const start = takeApart(first.trim());
  if (start === undefined) return undefined;
  return Array.from({ length: count }, (_, place) => codeOf({ ...start, number: start.number + place }));
}

/** The next code like one that is taken: after `T1` comes `T2`, after `HL` comes `HL-2`; after none, none. */
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
