/** Returns one line of a CSV file (RFC 4180), with its line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(cell))).join(',')}\r\n`;
}

/**
 * Spreadsheets run a text that begins like a formula, also behind what they take for a separator; other tools read line by
 * line; and marks that turn the direction of writing make a name look like another.
 */
function quoted(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
  return `"${(/^[\s;,|'"]*[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}
