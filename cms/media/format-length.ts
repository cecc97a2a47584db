/** Formats the length of a recording in seconds as "1:05", or "1:02:05" from an hour on; empty if it is unknown. */
export function formatLength(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  // Rounded down as players do, but a short sound is not without length.
  const whole = Math.max(Math.floor(seconds), Math.min(1, Math.ceil(seconds)));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
