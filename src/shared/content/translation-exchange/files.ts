import { type Exchange, type ExchangeFormat, type ReadFile } from './exchanged.ts';
import { readSheets, sheetOf } from './sheet.ts';
import { writeXliff } from './xliff-write.ts';
import { readXliff } from './xliff-read.ts';
import { readCsv, writeCsv } from './csv.ts';
import { longestCell, readWorkbook, writeWorkbook } from './workbook.ts';

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
  const isShort = (text: string): boolean => text.length <= longestCell - 100;
  const fitting = exchange.texts.filter(
    ({ source, target }) => format !== 'xlsx' || (isShort(source) && isShort(target)),
  );
  const fit = { ...exchange, texts: fitting };
  const content =
    format === 'xlsx'
      ? await writeWorkbook(sheetOf(fit))
      : format === 'csv'
        ? writeCsv(sheetOf(fit))
        : writeXliff(fit, format === 'xliff2' ? '2.1' : '1.2');
  const tooLong = exchange.texts.length - fitting.length;
  return { name: `${name}.${endings[format]}`, type: types[format], content, tooLong };
}

/** Reads whatever came back; the content tells the kind, not the name. */
export async function readExchange(file: string, bytes: Uint8Array): Promise<ReadFile> {
  if (isBinary(bytes)) {
    const read = await readWorkbook(bytes);
    return read.ok
      ? readSheets(file, read.sheets)
      : { ok: false, refusal: { from: { file }, reason: read.reason, facts: {} } };
  }
  const text = decode(bytes);
  if (/^\s*<(?:\?xml|xliff|!--|\w+:xliff)/.test(text)) return readXliff(file, text);
  for await (const sheet of readCsv(file, text)) {
    const read = readSheets(file, [sheet]);
    if (read.ok) return read;
  }
  return readSheets(file, []);
}

/** A zip folder, as XLSX and ODS are, or the older container. */
function isBinary([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

/** Excel saves "Unicode text" as UTF-16, and plain CSV in the code page of the country. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
