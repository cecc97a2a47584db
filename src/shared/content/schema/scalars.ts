import { parseColour } from '../colour.ts';
import { type ImageFocus, parseFocus } from '../image-focus.ts';
import { type Field, type ModelName } from './field.ts';
import { asId, asNumber } from './stored-number.ts';

export interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
  /** A number outside the range counts as the nearest one inside, instead of the fallback. It is reported all the same. */
  readonly isBounded?: boolean;
}

export function number(
  fallback: number,
  { min = -Infinity, max = Infinity, whole = false, isBounded = false }: Range = {},
): Field<number> {
  const expected = `a ${whole ? 'whole ' : ''}number${describeRange(min, max)}`;
  return {
    kind: 'number',
    expected,
    fallback,
    read(given, trail) {
      const value = asNumber(given);
      const isSound = value !== undefined && (!whole || Number.isSafeInteger(value));
      if (isSound && value >= min && value <= max) return value;
      trail.report(expected, given);
      return isSound && isBounded ? Math.min(Math.max(value, min), max) : fallback;
    },
  };
}

export function whole(fallback: number, range: Omit<Range, 'whole'> = {}): Field<number> {
  return number(fallback, { ...range, whole: true });
}

export function flag(fallback = false): Field<boolean> {
  const expected = 'true or false';
  return {
    kind: 'flag',
    expected,
    fallback,
    read(given, trail) {
      if (typeof given === 'boolean') return given;
      trail.report(expected, given);
      return fallback;
    },
  };
}

export function string(fallback = ''): Field<string> {
  return textual('string', 'a text', fallback);
}

/** A code that visitors type or scan. Digits may be written without quotes; leading zeros are preserved either way. */
export function code(): Field<string> {
  return textual('code', 'a code (letters or digits, best in quotes)', '');
}

/** A URL in stored form, without the server base. */
export function url(): Field<string> {
  return textual('url', 'a URL or a path such as files/picture.webp', '');
}

/** No month has too many days, except that February may have 29 in any year. */
const isDate =
  /^\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** A moment as an ISO 8601 text; empty when unset. */
export function date(): Field<string> {
  return dated('a date such as 2026-05-31 or 2026-05-31T10:00:00Z');
}

/** A day as `YYYY-MM-DD`, whose texts are in the order of time; empty when unset. */
export function day(): Field<string> {
  return dated('a day such as 2026-05-31', 10);
}

function dated(expected: string, most = Infinity): Field<string> {
  return {
    kind: 'date',
    expected,
    fallback: '',
    read(given, trail) {
      if (given === '' || (typeof given === 'string' && given.length <= most && isDate.test(given))) return given;
      trail.report(expected, given);
      return '';
    },
  };
}

/** One of a closed set of values, such as the location types 0 to 6. */
export function choice<const Value extends string | number>(
  values: Readonly<Record<string, Value>>,
  fallback: Value,
): Field<Value> {
  const allowed = new Set<unknown>(Object.values(values));
  const expected = `one of ${Object.entries(values)
    .map(([name, value]) => (name === value ? name : `${value} (${name})`))
    .join(', ')}`;
  return {
    kind: 'choice',
    expected,
    fallback,
    read(given, trail) {
      if (isOneOf(given, allowed)) return given;
      const value = asNumber(given);
      if (isOneOf(value, allowed)) return value;
      trail.report(expected, given);
      return fallback;
    },
  };

  function isOneOf(candidate: unknown, set: ReadonlySet<unknown>): candidate is Value {
    return set.has(candidate);
  }
}

/** The ID that means "none". */
export const noReference = -1;

/** The ID of another object; -1 if there is none. */
export function reference(model: ModelName): Field<number> {
  const expected = `the ID of one of ${model}`;
  return {
    kind: 'reference',
    expected,
    fallback: noReference,
    model,
    read(given, trail) {
      const ID = asId(given);
      if (ID === undefined && asNumber(given) !== noReference) trail.report(expected, given);
      return ID ?? noReference;
    },
  };
}

/**
 * A theme colour; empty only where that is the fallback. Section 5 rejects anything but a text, a channel above 255, and
 * an alpha above 100.
 */
export function colour(fallback: string): Field<string> {
  const expected = 'a colour such as #8b0000 or rgb(139, 0, 0)';
  return {
    kind: 'colour',
    expected,
    fallback,
    read(given, trail) {
      if (typeof given === 'string' && (parseColour(given) !== undefined || given === fallback)) return given;
      trail.report(expected, given);
      return fallback;
    },
  };
}

export function focus(): Field<ImageFocus | ''> {
  const expected = 'one of the nine focus positions, such as center or top-left';
  return {
    kind: 'focus',
    expected,
    fallback: '',
    read(given, trail) {
      const position = given === '' ? given : parseFocus(given);
      if (position === undefined) trail.report(expected, given);
      return position ?? '';
    },
  };
}

/** The key of a language map. Names that objects inherit, such as `__proto__`, are not allowed in JSON from others. */
export function languageCode(): Field<string> {
  const expected = 'a code such as de or pt-BR, which begins with a letter or digit';
  const words = textual('string', expected, '');
  return {
    ...words,
    read(given, trail) {
      const code = words.read(given, trail);
      if (code.trim() === '' || /^\s*[\p{L}\p{N}]/u.test(code)) return code;
      trail.report(expected, given);
      return '';
    },
  };
}

function textual(kind: 'string' | 'code' | 'url', expected: string, fallback: string): Field<string> {
  return {
    kind,
    expected,
    fallback,
    read(given, trail) {
      if (typeof given === 'string') return given;
      if (typeof given === 'number') return String(given);
      trail.report(expected, given);
      return fallback;
    },
  };
}

function describeRange(min: number, max: number): string {
  if (min === -Infinity) return max === Infinity ? '' : ` of at most ${max}`;
  return max === Infinity ? ` of at least ${min}` : ` from ${min} to ${max}`;
}
