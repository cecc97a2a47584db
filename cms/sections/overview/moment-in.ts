/** How a moment is told on the overview. */
export function momentIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
