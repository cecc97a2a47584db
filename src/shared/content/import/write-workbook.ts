import { csvRow } from '../csv.ts';
import { columnName, type Place, type Sheet } from './plan.ts';

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
        if (text.length <= mostCharacters) return text === '' ? null : { t: 's', v: text, z: '@' };
        tooLong.push({ sheet: name, row: place + 1, column: columnName(index) });
        return null;
      }),
    );
    const worksheet = utils.aoa_to_sheet(cells, { dense: true });
    worksheet['!cols'] = (rows[0] ?? []).map((header) => ({ wch: Math.max(12, Math.min(40, header.length + 2)) }));
    utils.book_append_sheet(workbook, worksheet, sheetName(name, at), true);
  }
  return {
    bytes: new Uint8Array(write(workbook, { type: 'array', bookType: format, compression: true }) as ArrayBuffer),
    tooLong,
  };
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
