import { Readable } from 'node:stream';
import { type FastifyRequest } from 'fastify';
import { type CallName } from '#contract/all-calls.ts';
import { auditedCalls } from '#contract/audit-kinds.ts';
import { type QueryOf } from '#contract/call.ts';
import { type auditCalls } from '#contract/calls/audit-calls.ts';
import { csvLine } from '#content/csv.ts';
import { Refusal } from '../errors.ts';
import { type Services } from '../usecases/services.ts';
import { type AuditEntry, type AuditPart, type AuditTrail } from '../usecases/audit/audit-trail.ts';
import { type Handlers } from './register-calls.ts';

export function auditHandlers({ audit }: Services): Handlers<keyof typeof auditCalls> {
  return {
    async auditPage({ params: { Offset, Limit }, query }) {
      const { entries, total } = await audit.page(Offset, Limit, partIn(query));
      return {
        Entries: entries.map(({ at, who, what, about, outcome, network }) => ({
          At: new Date(at).toISOString(),
          Who: who,
          What: what,
          About: about,
          Outcome: outcome,
          From: network,
        })),
        Total: total,
      };
    },
    exportAudit: ({ query, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .send(Readable.from(linesOf(audit, partIn(query)))),
  };
}

function partIn({ Who, What, Since, Before }: QueryOf<(typeof auditCalls)['auditPage']>): AuditPart {
  return { who: Who, what: What, since: momentIn(Since), before: momentIn(Before) };
}

function momentIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

async function* linesOf(audit: AuditTrail, part: AuditPart): AsyncGenerator<string> {
  // Excel reads UTF-8 only behind this mark.
  yield '\uFEFFAt,Who,What,About,Outcome,From\r\n';
  for await (const entries of audit.export(part)) yield entries.map(lineOf).join('');
}

function lineOf({ at, who, what, about, outcome, network }: AuditEntry): string {
  return csvLine([new Date(at).toISOString(), who, what, about, outcome, network]);
}

/** Notes a call of staff when it has been answered, or why it was not. A failure to note it does not undo it. */
export async function auditCall(
  audit: AuditTrail,
  name: CallName,
  request: FastifyRequest,
  failure?: unknown,
): Promise<void> {
  const outcome = failure === undefined ? 'done' : outcomeOf(failure);
  if (outcome === undefined || (outcome !== 'denied' && !audited.has(name))) return;
  const who = request.who.kind === 'staff' ? request.who.name : typedName(request.body);
  try {
    const named = [{ what: name, about: aboutOf(request.params) }];
    for (const { what, about } of (outcome === 'done' ? request.noted : undefined) ?? named)
      await audit.note({ who, what, about, outcome, address: request.address });
  } catch (error) {
    request.log.error({ err: error, call: name }, 'not noted in the audit trail');
  }
}

const audited: ReadonlySet<CallName> = new Set(auditedCalls);

function outcomeOf(failure: unknown): AuditEntry['outcome'] | undefined {
  if (!(failure instanceof Refusal)) return undefined;
  if (failure.code === 'too-many-requests') return 'locked';
  if (failure.reason === 'group-too-low' || failure.reason === 'model-for-root') return 'denied';
  // The trail must show that a password was right: it may be stolen.
  if (failure.reason === 'code-missing') return 'asked';
  return failure.code === 'wrong-credentials' ? 'refused' : undefined;
}

function typedName(body: unknown): string {
  return typeof body === 'object' && body !== null && 'Name' in body ? String(body.Name) : '';
}

/** The values in the path. Tokens stay out: they open the guide. */
function aboutOf(params: unknown): string {
  const named: Readonly<Record<string, unknown>> = typeof params === 'object' && params !== null ? { ...params } : {};
  const first = named['Name'] ?? named['Model'] ?? named['Kind'] ?? named['*'];
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}
