/** A day such as `2026-05-31` as staff read it; what is no day stays as it is. */
export function dayIn(
  language: string,
  day: string,
  form: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(language, { ...form, timeZone: 'UTC' });
}

/** A moment as staff read it: day and time. */
export function momentIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
