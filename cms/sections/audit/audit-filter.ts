import { type QueryOf } from '#contract/call.ts';
import { type auditCalls } from '#contract/calls/audit-calls.ts';

/** Which entries are shown. An empty text filters nothing. */
export interface AuditFilter {
  readonly who: string;
  readonly what: string;
  /** Days such as `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

export const noFilter: AuditFilter = { who: '', what: '', from: '', until: '' };

/** Returns the filter as the server reads it; days begin and end by the clock of the browser. */
export function queryOf({ who, what, from, until }: AuditFilter): QueryOf<(typeof auditCalls)['auditPage']> {
  return {
    ...(who === '' ? {} : { Who: who }),
    ...(what === '' ? {} : { What: what }),
    ...(from === '' ? {} : { Since: startOf(from, 0) }),
    ...(until === '' ? {} : { Before: startOf(until, 1) }),
  };
}

function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
