/** `1:05`, `1:02:03`; `unknown` when the time is not known. */
export function formatTime(seconds: number | undefined, unknown = '–:––'): string {
  if (seconds === undefined || !Number.isFinite(seconds)) return unknown;
  const whole = Math.round(seconds);
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
