/** Formats seconds as "1:05.3", or "1:02:05.3" from an hour on, with the language's own punctuation. */
export function formatClock(seconds: number, language: string): string {
  const tenths = Math.round(Math.max(0, seconds) * 10);
  const whole = Math.floor(tenths / 10);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 }).format(
    (tenths - (whole - (whole % 60)) * 10) / 10,
  );
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
