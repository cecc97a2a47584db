import { withoutGuard } from '../csv.ts';
import { decodeText } from './decode-text.ts';
import { readLimits, type ReadOutcome, unreadable } from './sheet.ts';

/** Reads CSV with any separator and in any encoding of a sheet program. */
export async function readCsv(file: string, bytes: Uint8Array): Promise<ReadOutcome> {
  const text = decodeText(bytes);
  if (text === undefined || /^\s*(?:%PDF|<[!?a-z])/i.test(text)) return unreadable(file, 'no-sheet');
  return readTable(file, text);
}

/** Reads cells that were copied from a sheet program, or CSV as text. */
export async function readTable(file: string, given: string): Promise<ReadOutcome> {
  const { parse } = await import('papaparse');
  // Excel's own mark of the separator.
  const named = /^sep=(.)\r?\n/i.exec(given);
  const text = given.slice(named?.[0].length ?? 0);
  const parsed = parse(text, {
    delimiter: named?.[1] ?? (/^[^"\r\n]*\t/.test(text) ? '\t' : ''),
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: readLimits.rows + 1,
  });
  const data = parsed.data as readonly (readonly string[])[];
  if (data.length > readLimits.rows) {
    return unreadable(file, 'too-many-rows', { most: readLimits.rows });
  }
  const columns = data.reduce((most, row) => Math.max(most, row.length), 0);
  if (columns > readLimits.columns) return unreadable(file, 'too-many-columns', { most: readLimits.columns });
  const rows = data.map((row) => row.map(withoutGuard));
  const isEmpty = rows.every((row) => row.every((cell) => cell.trim() === ''));
  return isEmpty ? unreadable(file, 'empty') : { ok: true, sheets: [{ name: '', rows }] };
}
