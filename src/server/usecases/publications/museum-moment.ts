const dayMs = 86_400_000;

/**
 * Returns the moment at which the museum's clocks show a date and time such as `2026-10-25T02:30`: the first one of an
 * hour that comes twice, and undefined for one that the clocks skip.
 */
export function museumMoment(local: string, timeZone: string): number | undefined {
  const asIfUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  const show = museumTimes(timeZone);
  // The clocks are set between one day before and one day after, or not at all.
  const offsets = [asIfUtc - dayMs, asIfUtc + dayMs].map((moment) => Date.parse(`${show(moment)}:00Z`) - moment);
  const moments = offsets.map((offset) => asIfUtc - offset).filter((moment) => show(moment) === local);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Returns what tells how the museum's clocks show a moment. */
export function museumTimes(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => format.format(moment).replace(' ', 'T');
}
