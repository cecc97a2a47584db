import { VisitStep } from '#contract/calls/visit-calls.ts';

/** Days such as `2026-11-21`, both inclusive. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const dayMilliseconds = 86_400_000;

/** Openings are kept day by day for this long (src/server/usecases/visits/prune-visits.ts), and then as months. */
const dailyDays = 400;

/** More bars than this are indistinguishable. */
const mostDays = 62;

/** The widths of the bars of a chart over time. */
export type Step = VisitStep | 'week';

export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * dayMilliseconds).toISOString().slice(0, 10);
}

/** Returns the number of days, at least 1. */
export function lengthOf({ from, until }: Span): number {
  return Math.max(1, Math.round((Date.parse(until) - Date.parse(from)) / dayMilliseconds) + 1);
}

/** Returns the equally long span just before. */
export function spanBefore(span: Span): Span {
  return { from: dayAfter(span.from, -lengthOf(span)), until: dayAfter(span.from, -1) };
}

/** Returns how to divide a span, so that its bars are wide enough and its days are still known. */
export function stepOf(span: Span, today: string): Step {
  if (span.from < dayAfter(today, -dailyDays) || lengthOf(span) > dailyDays) return VisitStep.month;
  return lengthOf(span) > mostDays ? 'week' : VisitStep.day;
}

/** Returns the first day of the step that contains a day; weeks begin on Monday. */
export function startOf(day: string, step: Step): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  if (step === 'day') return day;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

interface DayCount {
  readonly Date: string;
  readonly Count: number;
}

/** Adds up counts by step, with 0 for each step without any. */
export function perStep(counts: readonly DayCount[], span: Span, step: Step): readonly DayCount[] {
  const sums = new Map<string, number>();
  for (let day = startOf(span.from, step); day <= span.until; day = nextOf(day, step)) sums.set(day, 0);
  for (const { Date: day, Count } of counts) {
    const start = startOf(day, step);
    if (sums.has(start)) sums.set(start, (sums.get(start) ?? 0) + Count);
  }
  return [...sums].map(([start, Count]) => ({ Date: start, Count }));
}

function nextOf(day: string, step: Step): string {
  if (step === 'month') return startOf(dayAfter(day, 31), step);
  return dayAfter(day, step === 'week' ? 7 : 1);
}
