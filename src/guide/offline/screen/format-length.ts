/** Returns a length as a visitor wants to know it: "4 min", or "40 sec" below a minute. */
export function formatLength(seconds: number, language: string): string {
  const [unit, count] = seconds < 60 ? ['second', seconds] : ['minute', seconds / 60];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, numberingSystem: 'latn' });
  return format.format(Math.round(count));
}
