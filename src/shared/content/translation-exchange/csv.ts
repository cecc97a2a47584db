import { type Sheet } from './workbook.ts';

/** What spreadsheet programs run as a formula, or turn into a number or a date: `'` before it keeps it a text. */
const misread = /^'*(?:[=+\-@\t\r＝＋－＠]|\s*\d[\d\s.,:/%eE-]*$)/u;

/** Writes a CSV file that comes back as it left, in UTF-8 with the mark that Excel needs. */
export function writeCsv({ rows }: Sheet): string {
  const lines = rows.map((row) => row.map((text) => quoted(text)).join(','));
  return `\u{FEFF}${lines.join('\r\n')}\r\n`;
}

/** Reads CSV once with each usual separator; which one is right, the columns tell. */
export async function* readCsv(file: string, text: string): AsyncGenerator<Sheet> {
  const { default: papa } = await import('papaparse');
  for (const delimiter of [',', ';', '\t', '|']) {
    const { data } = papa.parse<string[]>(text.replace(/^\u{FEFF}/u, ''), { delimiter });
    yield { name: file, rows: data.map((row) => row.map((cell) => withoutMark(cell))) };
  }
}

function quoted(text: string): string {
  return `"${(misread.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function withoutMark(cell: string): string {
  return cell.startsWith("'") && misread.test(cell.slice(1)) ? cell.slice(1) : cell;
}
