/** Returns one line of a CSV file (RFC 4180), with its line end. Every text stays on the line. */
export function csvLine(cells: readonly (string | number)[]): string {
  return row(cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(guarded(onOneLine(cell))))));
}

/** Returns one row of a CSV file, whose texts come back from {@link withoutGuard} as they are. */
export function csvRow(cells: readonly string[]): string {
  return row(cells.map((cell) => (cell === '' ? '' : quoted(isMisread(cell) ? guard + cell : cell))));
}

function row(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** Other tools read line by line, and marks that turn the direction of writing make a name look like another. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function guarded(text: string): string {
  return formula.test(text) ? guard + text : text;
}

const guard = "'";

/** Spreadsheets run a text that begins like a formula, also behind what they take for a separator. */
const formula = /^[\s;,|'"]*[=+\-@＝＋－＠]/u;

/** They make another number or a date of it. */
const number = /^'*(?!(?:0|[1-9]\d{0,14})$)\s*\d[\d\s.,:/%eE-]*$/u;

function isMisread(text: string): boolean {
  return formula.test(text) || number.test(text);
}

/** Takes off the mark that keeps a spreadsheet from running or changing a text. */
export function withoutGuard(text: string): string {
  return text.startsWith(guard) && isMisread(text) ? text.slice(1) : text;
}
