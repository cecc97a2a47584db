import { accountCalls } from './calls/account-calls.ts';
import { auditCalls } from './calls/audit-calls.ts';
import { accessCalls } from './calls/access-calls.ts';
import { backupCalls } from './calls/backup-calls.ts';
import { buildCalls } from './calls/build-calls.ts';
import { commentCalls } from './calls/comment-calls.ts';
import { contentCalls } from './calls/content-calls.ts';
import { fileCalls } from './calls/file-calls.ts';
import { historyCalls } from './calls/history-calls.ts';
import { infoCalls } from './calls/info-calls.ts';
import { phoneCalls } from './calls/phone-calls.ts';
import { publicationCalls } from './calls/publication-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { translationCalls } from './calls/translation-calls.ts';
import { tokenCalls } from './calls/token-calls.ts';
import { userCalls } from './calls/user-calls.ts';
import { visitCalls } from './calls/visit-calls.ts';
import { wholeBackupCalls } from './calls/whole-backup-calls.ts';
import { workCalls } from './calls/work-calls.ts';

/** Every call that the server answers (section 7). The permissions of section 6 are defined only here. */
export const allCalls = {
  ...infoCalls,
  ...sessionCalls,
  ...accountCalls,
  ...auditCalls,
  ...contentCalls,
  ...historyCalls,
  ...publicationCalls,
  ...commentCalls,
  ...accessCalls,
  ...tokenCalls,
  ...userCalls,
  ...visitCalls,
  ...fileCalls,
  ...backupCalls,
  ...wholeBackupCalls,
  ...buildCalls,
  ...workCalls,
  ...phoneCalls,
  ...translationCalls,
} as const;

export type AllCalls = typeof allCalls;
export type CallName = keyof AllCalls;
