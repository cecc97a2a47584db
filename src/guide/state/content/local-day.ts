/** Returns the day by the device's clock and time zone, such as `2026-05-31`. */
export function localDay(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
