import { readSheets } from '#content/sheets/read-sheets.ts';
import { type ReadOutcome, type Sheet } from '#content/sheets/sheet.ts';
import { writeCsv, writeWorkbook } from '#content/sheets/write-workbook.ts';

export type SheetFormat = 'xlsx' | 'csv';

/** Reads and writes sheets beside the page. */
export const sheetTasks = {
  read: async (file: File): Promise<ReadOutcome> => readSheets(file.name, new Uint8Array(await file.arrayBuffer())),
  write: async ({ sheet, format }: { readonly sheet: Sheet; readonly format: SheetFormat }): Promise<Blob> => {
    if (format === 'csv') return new Blob([writeCsv(sheet)], { type: 'text/csv' });
    const { bytes } = await writeWorkbook([sheet], format);
    return new Blob([bytes as Uint8Array<ArrayBuffer>]);
  },
};

export type SheetTasks = typeof sheetTasks;
