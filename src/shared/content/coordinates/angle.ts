import { type CoordinatesFault } from './outcome.ts';
import { type Axis, type Token, type Unit } from './tokens.ts';

export type AngleOutcome =
  | {
      readonly ok: true;
      readonly degrees: number;
      /** Undefined if nothing says whether it is a latitude or a longitude. */
      readonly axis: Axis | undefined;
    }
  | { readonly ok: false; readonly fault: CoordinatesFault; readonly part: string };

const order: readonly Unit[] = ['degrees', 'minutes', 'seconds'];

/** Reads one latitude or longitude: degrees, or degrees, minutes and seconds, with or without their signs. */
export function angleOf(tokens: readonly Token[]): AngleOutcome {
  const part = tokens.map(({ text }) => text).join('');
  const failed = (fault: CoordinatesFault): AngleOutcome => ({ ok: false, fault, part });
  const directions = tokens.filter((token) => token.kind === 'direction');
  const [direction] = directions;
  const axes = tokens.flatMap((token) => ('axis' in token ? [token.axis] : []));
  if (directions.length > 1 || new Set(axes).size > 1) return failed('directions');

  const numbers = valuesIn(tokens);
  if (numbers === undefined || numbers.length === 0) return failed('unread');
  const [first, ...smaller] = numbers;
  if (first === undefined || smaller.some(({ isNegative }) => isNegative)) return failed('unread');
  if (numbers.slice(0, -1).some(({ value }) => !Number.isInteger(value))) return failed('unread');
  if (smaller.some(({ value }) => value >= 60)) return failed('sixty');
  if (direction !== undefined && first.isNegative) return failed('sign');

  const sign = first.isNegative ? -1 : (direction?.sign ?? 1);
  const [minutes = 0, seconds = 0] = smaller.map(({ value }) => value);
  const degrees = smaller.length === 0 ? first.value : Number((first.value + minutes / 60 + seconds / 3600).toFixed(9));
  return { ok: true, degrees: degrees === 0 ? 0 : sign * degrees, axis: axes[0] };
}

type Value = Extract<Token, { readonly kind: 'number' }>;

/** Returns degrees, minutes and seconds, as far as there are any; undefined if the tokens are in another order. */
function valuesIn(tokens: readonly Token[]): readonly Value[] | undefined {
  const values: Value[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.kind === 'separator') return undefined;
    if (token.kind === 'number') values.push(token);
    if (token.kind !== 'unit') continue;
    // A unit belongs to the number before it, which is the first, second or third.
    if (tokens[place - 1]?.kind !== 'number' || order[values.length - 1] !== token.unit) return undefined;
  }
  return values.length <= order.length ? values : undefined;
}
