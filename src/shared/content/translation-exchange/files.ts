import { decodeText } from '../sheets/decode-text.ts';
import { readSheets } from '../sheets/read-sheets.ts';
import { fitsCell, writeCsv, writeWorkbook } from '../sheets/write-workbook.ts';
import { type Exchange, type ExchangeFormat, type ReadFile } from './exchanged.ts';
import { hasTexts, sheetOf, textsIn } from './sheet.ts';
import { writeXliff } from './xliff-write.ts';
import { readXliff } from './xliff-read.ts';

export interface WrittenFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | string;
  /** How many texts are too long for a cell, and left out. */
  readonly tooLong: number;
}

const endings: Readonly<Record<ExchangeFormat, string>> = { xlsx: 'xlsx', csv: 'csv', xliff2: 'xlf', xliff1: 'xlf' };
const types: Readonly<Record<ExchangeFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  xliff2: 'application/xliff+xml',
  xliff1: 'application/x-xliff+xml',
};

/** @param name of the file, without its ending */
export async function writeExchange(exchange: Exchange, format: ExchangeFormat, name: string): Promise<WrittenFile> {
  const fitting =
    format === 'xlsx'
      ? exchange.texts.filter(({ source, target }) => fitsCell(source) && fitsCell(target))
      : exchange.texts;
  const fit = { ...exchange, texts: fitting };
  const content =
    format === 'xlsx'
      ? (await writeWorkbook([sheetOf(fit)], 'xlsx')).bytes
      : format === 'csv'
        ? writeCsv(sheetOf(fit))
        : writeXliff(fit, format === 'xliff2' ? '2.1' : '1.2');
  const tooLong = exchange.texts.length - fitting.length;
  return { name: `${name}.${endings[format]}`, type: types[format], content, tooLong };
}

/** Reads whatever came back; the content tells the kind, not the name. */
export async function readExchange(file: string, bytes: Uint8Array): Promise<ReadFile> {
  const start = decodeText(bytes.subarray(0, 64)) ?? '';
  if (/^\s*<(?:\?xml|xliff|!--|\w+:xliff)/.test(start)) return readXliff(file, decodeText(bytes) ?? '');
  const read = await readSheets(file, bytes, hasTexts);
  return read.ok ? textsIn(file, read.sheets) : read;
}
