import { type AuditCommand } from '#contract/audit-kinds.ts';
import { type Database } from '../store/database.ts';
import { createAuditTrail } from '../usecases/audit/audit-trail.ts';

/** Notes in the audit trail that the operator has run a command. */
export async function noteCommand(
  db: Database,
  retentionDays: number,
  { what, about }: { readonly what: AuditCommand; readonly about: string },
): Promise<void> {
  const audit = createAuditTrail(db, Date.now, retentionDays);
  await audit.note({ who: 'npm run admin', what, about, outcome: 'done', address: '' });
}
