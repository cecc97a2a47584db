/** Returns a length as a visitor wants to know it: "4 min", or "40 sec" below a minute. */
export function formatLength(seconds: number, language: string): string {
  const isShort = seconds < 60;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  });
  return format.format(isShort ? seconds : seconds / 60);
}
