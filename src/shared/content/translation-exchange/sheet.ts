import { columnName, type Sheet } from '../sheets/sheet.ts';
import { type Exchange, type IncomingText, type ReadFile, writable } from './exchanged.ts';

/** The columns that are found again by their heads, whatever stands between them. */
const heads = { key: 'Key', where: 'Where', source: 'Source', target: 'Target', state: 'State', pass: 'Fingerprint' };

/** Returns the sheet of an exchange; translators write into the column "Target (en)". */
export function sheetOf({ guide, source, target, texts }: Exchange): Sheet {
  const head = [
    heads.where,
    `${heads.source} (${source})`,
    `${heads.target} (${target})`,
    heads.state,
    heads.key,
    `${heads.pass} (${guide})`,
  ];
  const rows = texts.map((text) =>
    [text.where, text.source, text.target, text.state, text.key, text.pass].map(writable),
  );
  return { name: `${source} ${target}`, rows: [head, ...rows] };
}

const rowsBeforeHead = 20;

/** Finds the texts in the first sheet that has the columns for them. */
export function textsIn(file: string, sheets: readonly Sheet[]): ReadFile {
  for (const sheet of sheets) {
    const columns = columnsOf(sheet);
    if (columns === undefined) continue;
    const { headAt, head, at } = columns;
    const place = { file, ...(sheets.length > 1 ? { sheet: sheet.name } : {}), column: columnName(at.target) };
    const texts = sheet.rows.slice(headAt + 1).flatMap((row, index): readonly IncomingText[] => {
      const [key, source, target, pass] = [at.key, at.source, at.target, at.pass].map((each) => row[each] ?? '');
      if (key === undefined || key.trim() === '') return [];
      const from = { ...place, row: headAt + index + 2 };
      return [{ key: key.trim(), source: source ?? '', target: target ?? '', pass: (pass ?? '').trim(), from }];
    });
    const [source, target, guide] = [at.source, at.target, at.pass].map((each) => inBrackets(head[each] ?? ''));
    return { ok: true, exchange: { guide: guide ?? '', source: source ?? '', target: target ?? '', texts } };
  }
  return { ok: false, refusal: { from: { file }, code: 'no-texts', facts: {} } };
}

export function hasTexts(sheet: Sheet): boolean {
  return columnsOf(sheet) !== undefined;
}

interface Columns {
  readonly headAt: number;
  readonly head: readonly string[];
  /** -1 for one that is missing. */
  readonly at: Readonly<Record<'key' | 'source' | 'target' | 'pass', number>>;
}

function columnsOf({ rows }: Sheet): Columns | undefined {
  const headAt = rows.slice(0, rowsBeforeHead).findIndex((row) => placeOf(row, heads.key) >= 0);
  const head = rows[headAt];
  if (head === undefined) return undefined;
  const at = {
    key: placeOf(head, heads.key),
    source: placeOf(head, heads.source),
    target: placeOf(head, heads.target),
    pass: placeOf(head, heads.pass),
  };
  return at.source < 0 || at.target < 0 ? undefined : { headAt, head, at };
}

function placeOf(row: readonly string[], name: string): number {
  return row.findIndex((cell) => cell.trim() === name || cell.trim().startsWith(`${name} (`));
}

function inBrackets(cell: string): string {
  return /\((.*)\)\s*$/s.exec(cell)?.[1] ?? '';
}
