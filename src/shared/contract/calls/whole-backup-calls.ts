import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment } from '../shapes.ts';

const name = z.object({ Name: filledText(200) });

/** Whole backups: everything that the server keeps, encrypted, to restore on another machine (`BACKUPS.md`). */
export const wholeBackupCalls = {
  wholeBackups: {
    method: 'GET',
    path: '/api/whole-backup',
    access: 'root',
    summary: 'The state of whole backups, and those that are stored, the newest first.',
    answer: z.object({
      /** Whether the settings hold a passphrase, so that none has to be typed. */
      HasPassphrase: z.boolean(),
      /** From which hour of the day the schedule makes one; missing: there is no schedule. */
      Hour: z.optional(z.number()),
      /** How many of the schedule stay. */
      Keep: z.number(),
      /** Whether there is a second place. */
      HasCopy: z.boolean(),
      /** The moment whose state the newest one holds, wherever it is stored. */
      LastAt: z.optional(moment),
      /** Whether it is older than two days. */
      IsOld: z.boolean(),
      /** Why the last attempt failed, in English. */
      Problem: z.optional(z.string()),
      /** Why the last copy failed, in English. */
      CopyProblem: z.optional(z.string()),
      /** One is being made; with its bytes unless the schedule makes it. */
      Running: z.optional(z.object({ Bytes: z.optional(z.number()), Total: z.optional(z.number()) })),
      Backups: z.array(
        z.object({
          Name: z.string(),
          CreatedAt: moment,
          /** Bytes. */
          Size: z.number(),
          IsDaily: z.boolean(),
          /** How many files were missing or changed when it was made. */
          Damaged: z.number(),
          /** When it reached the second place. */
          CopiedAt: z.optional(moment),
        }),
      ),
    }),
  },
  createWholeBackup: {
    method: 'POST',
    path: '/api/whole-backup',
    access: 'root',
    audited: true,
    summary:
      'Begins a whole backup; the state tells how far it is. Encrypted by the passphrase of the settings if any.',
    body: z.object({ Passphrase: z.optional(filledText(1000)) }),
    answer: z.object({ Done: z.literal(true) }),
    errors: ['conflict', 'storage-full'],
  },
  downloadWholeBackup: {
    method: 'GET',
    path: '/api/whole-backup/:Name',
    access: 'root',
    audited: true,
    summary: 'A whole backup, encrypted.',
    params: name,
    answer: 'file',
    errors: ['not-found'],
    byCookie: true,
  },
  removeWholeBackup: {
    method: 'DELETE',
    path: '/api/whole-backup/:Name',
    access: 'root',
    audited: true,
    summary: 'Deletes a whole backup; its copy in the second place stays.',
    params: name,
    answer: z.object({ Done: z.literal(true) }),
    errors: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<string, Call>>;
