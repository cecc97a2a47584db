/** Returns the day in the browser's time zone, which is the museum's as a rule, such as `2026-11-21`. */
export function localToday(): string {
  return new Date().toLocaleDateString('sv');
}

/** Returns the moment when a day such as `2026-11-21` begins by the clock of the browser, or one some days later. */
export function startOfDay(day: string, later: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
