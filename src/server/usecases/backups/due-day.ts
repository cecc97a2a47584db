/** Returns a moment as the museum's clocks show it, such as `2026-11-22-0330`. */
export function museumTime(moment: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return time.format(moment).replace(' ', '-').replace(':', '');
}

/**
 * Returns the day of the latest daily backup that is due, such as `2026-11-22`: today from the hour on, before it
 * yesterday.
 */
export function dueDay(now: number, hour: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const hourNow = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  const today = day.format(now);
  if (hourNow >= hour) return today;
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}
