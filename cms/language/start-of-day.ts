/** Returns the moment when a day such as `2026-11-21` begins by the clock of the browser, or one some days later. */
export function startOfDay(day: string, later: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
