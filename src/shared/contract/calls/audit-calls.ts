import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { count, moment, text } from '../shapes.ts';

/** `refused`: a wrong password or code. `locked`: too many of them. `denied`: a call that the group may not make. */
const outcome = z.enum(['done', 'asked', 'refused', 'locked', 'denied']);

const query = z.object({
  Who: z.optional(text(200)),
  /** The name of a call. */
  What: z.optional(text(200)),
  Since: z.optional(moment),
  /** The first moment after the span. */
  Before: z.optional(moment),
});

/** The audit trail: who did what, when, and from which network. No call changes it. */
export const auditCalls = {
  auditPage: {
    method: 'GET',
    path: '/api/audit/page/:Offset/:Limit',
    access: 'root',
    summary: 'A part of the audit trail, the newest first: all entries, or those of a user, a call, a span of time.',
    params: z.object({ Offset: count(0, 100_000_000), Limit: count(1, 1000) }),
    query,
    answer: z.object({
      Entries: z.array(
        z.object({
          At: moment,
          Who: z.string(),
          /** The name of the call. */
          What: z.string(),
          About: z.string(),
          Outcome: outcome,
          From: z.string(),
        }),
      ),
      Total: z.number(),
    }),
  },
  exportAudit: {
    method: 'GET',
    path: '/api/audit/csv',
    access: 'root',
    audited: true,
    summary: 'The audit trail as CSV, the newest first: all of it, or a part as for a page.',
    query,
    answer: 'file',
  },
} as const satisfies Readonly<Record<string, Call>>;
