import { partsOf, tagName } from './codes.ts';

/** What a translation has lost on its way through other programs. */
export interface Loss {
  readonly code: 'lost-tag' | 'lost-placeholder' | 'lost-zeros' | 'lost-characters';
  /** The tag, placeholder or number; empty for characters. */
  readonly what: string;
}

/** Numbers such as `007`, but no dates, times or decimals. */
const withZeros = /(?<![\d.,:/-])0\d+(?![\d]|[.,:/-]\d|\.)/g;

/**
 * Returns the first thing that a translation lacks although its source has it, or although it had it before.
 *
 * @param before the translation as it was; empty if there was none
 */
export function lossIn(source: string, before: string, target: string): Loss | undefined {
  const [tags, placeholders] = [codesIn(target, '<'), codesIn(target, '{')];
  const tag = firstMissing(codesIn(source, '<'), tags);
  if (tag !== undefined) return { code: 'lost-tag', what: `<${tag}>` };
  const placeholder = firstMissing(codesIn(source, '{'), placeholders);
  if (placeholder !== undefined) return { code: 'lost-placeholder', what: placeholder };
  const zeros = firstMissing(source.match(withZeros) ?? [], target.match(withZeros) ?? []);
  const zerosBefore = zerosOf(before) !== undefined && plain(before) === plain(target) ? zerosOf(before) : undefined;
  const number = zeros ?? (zerosOf(target) === zerosBefore ? undefined : zerosBefore);
  if (number !== undefined) return { code: 'lost-zeros', what: number };
  const isFlattened = before.length > target.length || specialIn(before) > specialIn(target);
  return before !== target && isFlattened && flat(before) === flat(target)
    ? { code: 'lost-characters', what: '' }
    : undefined;
}

function codesIn(text: string, first: '<' | '{'): readonly string[] {
  const codes = partsOf(text).filter(({ kind, raw }) => kind !== 'words' && raw.startsWith(first));
  if (first === '{') return codes.map(({ raw }) => raw);
  return codes.map(({ raw }) => `${raw.startsWith('</') ? '/' : ''}${tagName(raw)}`);
}

function firstMissing(wanted: readonly string[], given: readonly string[]): string | undefined {
  const left = new Map<string, number>();
  for (const each of given) left.set(each, (left.get(each) ?? 0) + 1);
  return wanted.find((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

function zerosOf(text: string): string | undefined {
  return text.match(withZeros)?.[0];
}

const plain = (text: string): string => text.replaceAll(withZeros, (number) => String(Number(number)));

/** Spaces that do not break, marks of direction, joiners and soft hyphens. */
const special = /[\u00A0\u202F\u2007\u2060\u200B-\u200F\u202A-\u202E\u2066-\u2069\u00AD\uFEFF]/g;

const specialIn = (text: string): number => text.match(special)?.length ?? 0;

function flat(text: string): string {
  return text.replaceAll(/[\u00A0\u202F\u2007]/g, ' ').replaceAll(special, '');
}
