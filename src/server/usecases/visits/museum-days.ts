export const dayMilliseconds = 86_400_000;

/** Returns a function that gives the day of a moment in a time zone, such as `2026-11-21`. */
export function museumDays(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Both ends are inclusive; undefined: without an end. */
export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Divides a span of days into whole months, which are named by their first days, and the days before and after them.
 */
export function divideSpan({ from, to }: Span): { readonly months: Span | undefined; readonly days: readonly Span[] } {
  const first = from === undefined || from.endsWith('-01') ? from : monthsAfter(from, 1);
  // The month of the last day is whole if the next day is in another one.
  const after = to === undefined ? undefined : firstOfMonth(dayAfter(to));
  if (first !== undefined && after !== undefined && first >= after) return { months: undefined, days: [{ from, to }] };
  const last = after === undefined ? undefined : monthsAfter(after, -1);
  return {
    months: { from: first, to: last },
    days: [
      ...(from === undefined || from === first || first === undefined ? [] : [{ from, to: dayAfter(first, -1) }]),
      ...(to === undefined || after === undefined || after > to ? [] : [{ from: after, to }]),
    ],
  };
}

function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * dayMilliseconds).toISOString().slice(0, 10);
}

function monthsAfter(day: string, count: number): string {
  const date = new Date(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}
