/** `1:05`, `1:02:03`; `unknown` when the time is not known. */
export function formatTime(seconds = Number.NaN, unknown = '–:––'): string {
  if (!Number.isFinite(seconds)) return unknown;
  const whole = Math.round(seconds);
  const parts = [whole / 3600, (whole / 60) % 60, whole % 60];
  const written = parts.map((part) => String(Math.floor(part)).padStart(2, '0'));
  return written.join(':').replace(/^00:0?|^0/, '');
}
