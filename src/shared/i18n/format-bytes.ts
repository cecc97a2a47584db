const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** Section 9: B to PB in steps of 1024. */
export function formatBytes(bytes: number, language: string): string {
  const step = stepOf(bytes);
  return `${write(bytes, step, step === 0 ? 0 : 1, language)} ${units[step]}`;
}

/** As {@link formatBytes}, without needless digits and on one line: "38 MB", but "1.4 MB". */
export function formatRoughly(bytes: number, language: string): string {
  const step = stepOf(bytes);
  return `${write(bytes, step, roughDigits(bytes, step), language)}\u00a0${units[step]}`;
}

/** Returns a part of a whole for "12 of 38 MB": the number alone, in the unit of the whole. */
export function formatPart(part: number, whole: number, language: string): string {
  const step = stepOf(whole);
  return write(part, step, roughDigits(whole, step), language);
}

function stepOf(bytes: number): number {
  return bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
}

function roughDigits(bytes: number, step: number): number {
  return step === 0 || bytes / 1024 ** step >= 10 ? 0 : 1;
}

function write(bytes: number, step: number, digits: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits, numberingSystem: 'latn' });
  return format.format(bytes / 1024 ** step);
}
