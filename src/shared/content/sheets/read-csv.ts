import { withoutGuard } from '../csv.ts';
import { decodeText } from './decode-text.ts';
import { readLimits, type ReadOutcome, type Sheet, unreadable } from './sheet.ts';

type Fits = (sheet: Sheet) => boolean;

/** Reads CSV with any separator and in any encoding of a sheet program. */
export async function readCsv(file: string, bytes: Uint8Array, fits?: Fits): Promise<ReadOutcome> {
  const text = decodeText(bytes);
  if (text === undefined || /^\s*(?:%PDF|<[!?a-z])/i.test(text)) return unreadable(file, 'no-sheet');
  return readTable(file, text, fits);
}

/** Reads cells that were copied from a sheet program, or CSV as text. */
export async function readTable(file: string, given: string, fits: Fits = () => true): Promise<ReadOutcome> {
  const { parse } = await import('papaparse');
  // Excel's own mark of the separator.
  const named = /^sep=(.)\r?\n/i.exec(given);
  const text = given.slice(named?.[0].length ?? 0);
  const read = (delimiter: string): ReadOutcome =>
    outcomeOf(file, parse(text, { delimiter, delimitersToGuess: separators, preview: readLimits.rows + 1 }).data);
  const first = read(named?.[1] ?? (/^[^"\r\n]*\t/.test(text) ? '\t' : ''));
  const isRight = (outcome: ReadOutcome): boolean => outcome.ok && outcome.sheets.every(fits);
  // Texts that are full of separators mislead the guess.
  if (!first.ok || isRight(first)) return first;
  for (const separator of separators) {
    const other = read(separator);
    if (isRight(other)) return other;
  }
  return first;
}

const separators = [',', ';', '\t', '|'];

function outcomeOf(file: string, parsed: unknown): ReadOutcome {
  const data = parsed as readonly (readonly string[])[];
  if (data.length > readLimits.rows) {
    return unreadable(file, 'too-many-rows', { most: readLimits.rows });
  }
  const columns = data.reduce((most, row) => Math.max(most, row.length), 0);
  if (columns > readLimits.columns) return unreadable(file, 'too-many-columns', { most: readLimits.columns });
  const rows = data.map((row) => row.map(withoutGuard));
  const isEmpty = rows.every((row) => row.every((cell) => cell.trim() === ''));
  return isEmpty ? unreadable(file, 'empty') : { ok: true, sheets: [{ name: '', rows }] };
}
