import { type Refusal } from './exchanged.ts';

/** A sheet with every cell as text. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Spreadsheets hold no longer texts in a cell. */
export const longestCell = 32_767;

export type ReadSheets =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly reason: Extract<Refusal['reason'], 'no-sheet' | 'protected' | 'too-large'> };

const largestFile = 50_000_000;

/** Writes an XLSX file. No cell is a formula. */
export async function writeWorkbook({ name, rows }: Sheet): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((text) => ({ t: 's', v: literal(text), z: '@' }))));
  sheet['!cols'] = [30, 60, 60, 12, 24, 24].map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name.replaceAll(/[^\p{L}\p{N} -]/gu, '').slice(0, 31) || 'Sheet');
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  );
}

/** Reads XLSX, ODS and what else spreadsheet programs write. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadSheets> {
  if (bytes.length > largestFile) return { ok: false, reason: 'too-large' };
  const { read, utils } = await import('@e965/xlsx');
  try {
    const book = read(bytes, { type: 'array', cellHTML: false, cellFormula: false, cellStyles: false });
    const sheets = book.SheetNames.flatMap((name): readonly Sheet[] => {
      const sheet = book.Sheets[name];
      if (sheet === undefined) return [];
      const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', raw: false, blankrows: true });
      return [{ name, rows: rows.map((row) => row.map((cell) => asText(cell))) }];
    });
    return { ok: true, sheets };
  } catch (error) {
    return { ok: false, reason: error instanceof Error && /password/i.test(error.message) ? 'protected' : 'no-sheet' };
  }
}

const asText = (cell: unknown): string => (typeof cell === 'string' ? cell : '');

/** Spreadsheets end lines in one way, and read `_x000D_` in a cell as a character. */
function literal(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}
