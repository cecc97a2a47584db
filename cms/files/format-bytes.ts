const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** Section 9: B to PB in steps of 1024. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const digits = step === 0 ? 0 : 1;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(bytes / 1024 ** step);
  return `${number} ${units[step]}`;
}
