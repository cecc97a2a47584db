/** A moment as staff read it: day and time. */
export function momentIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
