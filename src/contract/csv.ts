/** Returns one line of a CSV file (RFC 4180), with its line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(cell))).join(',')}\r\n`;
}

/** Spreadsheets run a text that begins like a formula, and other tools read line by line. */
function quoted(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return `"${(/^\s*[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}
