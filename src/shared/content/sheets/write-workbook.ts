import { csvRow } from '../csv.ts';
import { columnName, type Place, type Sheet } from './sheet.ts';

export interface WrittenWorkbook {
  readonly bytes: Uint8Array;
  /** Cells that are empty because their texts are longer than sheet programs allow. */
  readonly tooLong: readonly Omit<Place, 'file'>[];
}

/** Characters of a cell (Excel). */
const mostCharacters = 32_767;

/** Writes sheets as XLSX or ODS. Every cell is text, so that no program runs it or takes zeros off. */
export async function writeWorkbook(sheets: readonly Sheet[], format: 'xlsx' | 'ods'): Promise<WrittenWorkbook> {
  const { utils, write } = await import('@e965/xlsx');
  const tooLong: Omit<Place, 'file'>[] = [];
  const workbook = utils.book_new();
  for (const [at, { name, rows }] of sheets.entries()) {
    const cells = rows.map((row, place) =>
      row.map((text, index) => {
        if (fitsCell(text)) return text === '' ? null : { t: 's', v: inCell(text, format), z: '@' };
        tooLong.push({ sheet: name, row: place + 1, column: columnName(index) });
        return null;
      }),
    );
    const worksheet = utils.aoa_to_sheet(cells, { dense: true });
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
    worksheet['!cols'] = Array.from({ length: columns }, (_, index) => ({ wch: widthOf(rows, index) }));
    utils.book_append_sheet(workbook, worksheet, sheetName(name, at), true);
  }
  return {
    bytes: new Uint8Array(
      write(workbook, { type: 'array', bookType: format, bookSST: true, compression: true }) as ArrayBuffer,
    ),
    tooLong,
  };
}

/** Returns whether a sheet program allows a text in a cell. */
export function fitsCell(text: string): boolean {
  return escaped(text).length <= mostCharacters;
}

function inCell(text: string, format: 'xlsx' | 'ods'): string {
  return (format === 'xlsx' ? escaped(text) : text).replaceAll(/\r\n?/g, '\n');
}

/** XLSX reads `_x000D_` in a cell as a character. */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** Returns a width in characters, by the longest text. */
function widthOf(rows: Sheet['rows'], index: number): number {
  return rows.reduce((most, row) => Math.min(60, Math.max(most, (row[index]?.length ?? 0) + 2)), 12);
}

/** Excel allows 31 characters, and not all. */
function sheetName(name: string, at: number): string {
  const allowed = name
    .replaceAll(/[\\/*?:[\]]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
    .slice(0, 28);
  return allowed === '' ? `${at + 1}` : allowed;
}

/** Writes a sheet as CSV in UTF-8, with the mark by which Excel knows it. */
export function writeCsv({ rows }: Sheet): string {
  return `\uFEFF${rows.map(csvRow).join('')}`;
}
