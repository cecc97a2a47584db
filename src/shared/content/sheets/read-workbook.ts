import { type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { decodeBytes } from './decode-text.ts';
import { readLimits, type ReadOutcome, type Sheet, unreadable } from './sheet.ts';
import { unpackZip } from './unpack-zip.ts';

/** Reads XLSX and ODS: the stored values of formulas, never what they link to. */
export async function readWorkbook(file: string, given: Uint8Array): Promise<ReadOutcome> {
  const zip = await unpackZip(given, (name) => /\.(?:xml|rels)$|^mimetype$/i.test(name));
  if (!zip.ok) {
    return unreadable(file, zip.fault, zip.fault === 'damaged' ? {} : { most: readLimits.unpackedBytes });
  }
  const { entries } = zip;
  const isExcel = entries.has('xl/workbook.xml');
  const content = entries.get('content.xml');
  if (!isExcel && !(content !== undefined && entries.has('mimetype'))) return unreadable(file, 'no-sheet');
  if (!isExcel && textIn(entries.get('META-INF/manifest.xml')).includes('encryption-data')) {
    return unreadable(file, 'password');
  }
  if (!isExcel && repeatsTooMuch(textIn(content))) {
    return unreadable(file, 'too-many-rows', { most: readLimits.rows });
  }
  const { CFB, read, SSF } = await import('@e965/xlsx');
  try {
    const bare: unknown = CFB.utils.cfb_new();
    for (const [name, bytes] of entries) CFB.utils.cfb_add(bare, `/${name}`, bytes, { unsafe: true });
    const workbook = read(new Uint8Array(CFB.write(bare, { type: 'array', fileType: 'zip' }) as ArrayBuffer), {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
      sheetRows: readLimits.rows + 1,
    });
    return sheetsOf(file, workbook, { SSF, date1904: isExcel && workbook.Workbook?.WBProps?.date1904 === true });
  } catch {
    // The library throws errors of any kind.
    return unreadable(file, 'damaged');
  }
}

/** What we use of the library's formats, which it leaves untyped. */
interface Formats {
  readonly SSF: {
    readonly is_date: (format: string) => boolean;
    readonly parse_date_code: (value: number, options: { readonly date1904: boolean }) => DateParts | null | undefined;
    readonly format: (format: string, value: number) => string;
  };
  readonly date1904: boolean;
}

type DateParts = Readonly<Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>>;

function sheetsOf(file: string, workbook: WorkBook, formats: Formats): ReadOutcome {
  const sheets: Sheet[] = [];
  for (const [at, name] of workbook.SheetNames.entries()) {
    const worksheet = workbook.Sheets[name];
    if (worksheet === undefined) continue;
    const cells: readonly (readonly CellObject[] | undefined)[] = worksheet['!data'] ?? [];
    // First, because cells far below make the list long.
    if (cells.length > readLimits.rows) return unreadable(file, 'too-many-rows', { most: readLimits.rows });
    const columns = cells.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
    const filled = cells.reduce((sum, row) => sum + (row?.length ?? 0), 0);
    if (columns > readLimits.columns || filled > mostCells) {
      return unreadable(file, 'too-many-columns', { most: readLimits.columns });
    }
    const rows = Array.from(cells, (row) => Array.from(row ?? [], (cell) => textOf(cell, formats)));
    fillMerged(rows, worksheet);
    sheets.push({ name, rows, ...((workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0 ? { hidden: true } : {}) });
  }
  return sheets.some(({ rows }) => rows.length > 0) ? { ok: true, sheets } : unreadable(file, 'empty');
}

function textOf(cell: CellObject | undefined, { SSF, date1904 }: Formats): string {
  if (cell === undefined || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return errors[Number(cell.v)] ?? '#ERROR!';
  if (cell.t === 'b') return cell.v === true ? 'TRUE' : 'FALSE';
  if (cell.t !== 'n' || typeof cell.v !== 'number') return String(cell.v);
  const format = String(cell.z ?? 'General');
  if (SSF.is_date(format)) return dateOf(SSF.parse_date_code(cell.v, { date1904 })) ?? String(cell.v);
  // Leading zeros are only in the format. Others would cost digits.
  return Number.isInteger(cell.v) && format !== 'General' && !/[#.%E?]/.test(format)
    ? SSF.format(format, cell.v)
    : String(cell.v);
}

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function dateOf(parsed: DateParts | null | undefined): string | undefined {
  if (parsed === undefined || parsed === null) return undefined;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const day = `${String(parsed.y).padStart(4, '0')}-${two(parsed.m)}-${two(parsed.d)}`;
  const time = `${two(parsed.H)}:${two(parsed.M)}`;
  if (time === '00:00' && parsed.S < 1) return day;
  return `${day}T${time}${parsed.S < 1 ? '' : `:${two(parsed.S)}`}`;
}

/** Fills only rows and columns that are used, because a merge may cover the whole sheet. */
function fillMerged(rows: string[][], worksheet: WorkSheet): void {
  for (const { s: start, e: end } of worksheet['!merges'] ?? []) {
    const text = rows[start.r]?.[start.c] ?? '';
    if (text === '') continue;
    for (let row = start.r; row <= Math.min(end.r, rows.length - 1); row += 1) {
      const cells = rows[row];
      if (cells === undefined) continue;
      while (cells.length <= Math.min(end.c, mostMerged)) cells.push('');
      for (let column = start.c; column <= Math.min(end.c, mostMerged); column += 1) cells[column] = text;
    }
  }
}

/** Columns that a merged title may cover. */
const mostMerged = 255;

/** ODS repeats a filled cell by a number, so that a small file can hold a whole sheet of them. */
function repeatsTooMuch(xml: string): boolean {
  let cells = 0;
  let rows = 1;
  for (const [, name, attributes = ''] of xml.matchAll(/<[\w-]+:(table-row|table-cell)\b([^>]*)>/g)) {
    if (name === 'table-row') rows = Number(/number-rows-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
    else if (!attributes.endsWith('/'))
      cells += rows * Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
  }
  return cells > mostCells;
}

const mostCells = 20_000_000;

function textIn(bytes: Uint8Array | undefined): string {
  return (bytes === undefined ? undefined : decodeBytes(bytes, 'utf-8')) ?? '';
}
