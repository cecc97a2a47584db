import { type CellKind, typeNames } from './targets.ts';
import { type Facts } from '../sheets/sheet.ts';
import { type RefusalCode } from './plan.ts';
import { type FileFinder } from './known-files.ts';

export type CellOutcome =
  | { readonly ok: true; readonly value: string | number | readonly string[] }
  | { readonly ok: false; readonly code: RefusalCode; readonly facts: Facts };

/**
 * Reads the text of a cell as a value of a field. A text that means the value before is that value, so that it is no
 * change.
 */
export function readCell(kind: CellKind, text: string, before: unknown, findFile: FileFinder): CellOutcome {
  if (before === text) return { ok: true, value: text };
  const clean = cleanText(kind, text);
  if (typeof before === 'string' && before !== '' && cleanText(kind, before) === clean)
    return { ok: true, value: before };
  if (kind === 'tags') return readTags(text, before);
  if (isNoValue(text)) return { ok: false, code: 'no-value', facts: {} };
  if (kind === 'number' || kind === 'position') return readNumber(kind, text);
  if (kind === 'type') return readType(text);
  if (kind === 'file') return readFile(text, before, findFile);
  return { ok: true, value: clean };
}

/** What sheet programs and databases write for nothing, and what they write for an error. */
export function isNoValue(text: string): boolean {
  return (
    text.length < 20 &&
    /^\s*(?:NULL|\(null\)|\\N|NaN|undefined|n\/a|N\/A|k\. ?A\.|#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\??|DIV\/0!|NUM!|ZAHL!|NULL!|ERROR!|SPILL!|CALC!))\s*$/.test(
      text,
    )
  );
}

/** Line ends and what no sheet can hold do not count; in a single line neither do several blanks. */
function cleanText(kind: CellKind, text: string): string {
  const clean = (mayBeUnclean.test(text) ? withoutUnwritable(text) : text).trim();
  return kind === 'text' ? clean : clean.replaceAll(/[ \t\n]{2,}|[\t\n]/g, ' ');
}

// eslint-disable-next-line no-control-regex
const mayBeUnclean = /[\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

function withoutUnwritable(text: string): string {
  return (
    text
      .replaceAll(/\r\n?|\v/g, '\n')
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
  );
}

/** Digits with one decimal mark, which may be a comma. */
function readNumber(kind: 'number' | 'position', text: string): CellOutcome {
  const value = /^[-+\u2212]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i.test(text.trim())
    ? Number(text.trim().replace('\u2212', '-').replace(',', '.'))
    : Number.NaN;
  const isSound = kind === 'position' ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isSound ? { ok: true, value } : { ok: false, code: 'no-number', facts: {} };
}

/** Tags are in one cell, with commas or semicolons between them. */
function readTags(text: string, before: unknown): CellOutcome {
  const tags = cleanText('line', text)
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const known: readonly unknown[] = Array.isArray(before) ? before : [];
  // A tag that holds a comma is read as it was written.
  const isSame = known.join(', ') === text || known.join('\n') === tags.join('\n');
  return { ok: true, value: isSame ? (known as readonly string[]) : tags };
}

function readType(text: string): CellOutcome {
  const wanted = text.trim().toLowerCase();
  const found = typeNames.find(
    ([type, names]) => String(type) === wanted || names.some((name) => name.toLowerCase() === wanted),
  );
  if (found !== undefined) return { ok: true, value: found[0] };
  return { ok: false, code: 'no-choice', facts: { known: typeNames.map(([, [name]]) => name).join(', ') } };
}

function readFile(text: string, before: unknown, findFile: FileFinder): CellOutcome {
  const found = findFile(text);
  if (found.kind === 'found') return { ok: true, value: found.path };
  if (found.kind === 'none') return { ok: false, code: 'file-unknown', facts: {} };
  if (typeof before === 'string' && found.paths.includes(before)) return { ok: true, value: before };
  const [first = '', second = ''] = found.paths;
  return { ok: false, code: 'file-ambiguous', facts: { count: found.paths.length, first, second } };
}
