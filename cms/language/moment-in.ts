/** How a moment is told to staff: day and time. */
export function momentIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
