import * as z from 'zod/mini';
import { BackupType } from '#content/constants.ts';
import { type Call } from '../call.ts';
import { fileNote, filledText, moment, text } from '../shapes.ts';

export const BackupOrigin = { person: 'person', restore: 'restore', daily: 'daily' } as const;
export type BackupOrigin = (typeof BackupOrigin)[keyof typeof BackupOrigin];

const BackupRunKind = { backup: 'backup', restore: 'restore' } as const;
export type BackupRunKind = (typeof BackupRunKind)[keyof typeof BackupRunKind];

const name = z.object({ Name: filledText(200) });
const backup = z.object({
  Name: z.string(),
  /** Bytes. */
  Size: z.number(),
  Description: z.string(),
  Type: z.enum(BackupType),
  CreatedAt: moment,
  /** Before a restore, and by the schedule, the server makes backups itself, and removes them when there are many. */
  Origin: z.enum(BackupOrigin),
});

/** When the server backs the content up itself; `IsFixed`: its operator has decided, and it cannot be changed here. */
const daily = z.object({
  IsOn: z.boolean(),
  /** From this hour of the day on, in the museum's time zone. */
  Hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** How many stay. */
  Keep: z.int().check(z.minimum(1), z.maximum(365)),
  Type: z.enum(BackupType),
});

const run = {
  ID: z.string(),
  Kind: z.enum(BackupRunKind),
  /** The description of a backup that is made; the name of one that is restored. */
  About: z.string(),
  /** The user; `schedule` for a daily backup. */
  Who: z.string(),
  StartedAt: moment,
};

/** Backups: zips with tourDefinition.yaml, the files and a manifest. */
export const backupCalls = {
  listBackups: {
    method: 'GET',
    path: '/api/backup',
    access: 'root',
    summary: 'All backups, the newest first.',
    answer: z.array(backup),
  },
  backupState: {
    method: 'GET',
    path: '/api/backup/state',
    access: 'root',
    summary: 'Whether a backup is being made or restored and how far it is, how the last time ended, and the schedule.',
    answer: z.object({
      /** Total is an estimate. */
      Running: z.optional(z.object({ ...run, Bytes: z.number(), Total: z.number() })),
      Last: z.optional(
        z.object({
          ...run,
          /** `interrupted`: the server was stopped in the middle, and nothing has changed. */
          Outcome: z.enum(['done', 'failed', 'interrupted']),
          EndedAt: z.optional(moment),
          /** The new backup; after a restore the one of the state before. */
          Backup: z.optional(backup),
          /** Why it failed. */
          Error: z.optional(
            z.object({
              code: z.string(),
              message: z.string(),
              reason: z.optional(z.string()),
              facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
            }),
          ),
        }),
      ),
      Daily: z.extend(daily, {
        IsFixed: z.boolean(),
        /** The newest state that a daily backup holds. */
        LastAt: z.optional(moment),
        /** Why the last attempt failed, in English. */
        Problem: z.optional(z.string()),
      }),
    }),
  },
  setDailyBackup: {
    method: 'POST',
    path: '/api/backup/daily',
    access: 'root',
    audited: true,
    summary: 'Switches daily backups of the content on or off. The first is made within a minute.',
    body: daily,
    answer: z.object({ Done: z.literal(true) }),
    errors: ['conflict'],
  },
  createBackup: {
    method: 'POST',
    path: '/api/backup',
    access: 'root',
    audited: true,
    summary: 'Backs the published and the editing copy up; full: with all files.',
    body: z.object({ Type: z.enum(BackupType), Description: z.optional(text(500)) }),
    answer: backup,
    errors: ['conflict', 'storage-full'],
  },
  uploadBackup: {
    method: 'POST',
    path: '/api/backup/upload',
    access: 'root',
    audited: true,
    summary:
      'Takes a backup that was downloaded before or comes from another server, or a zipped content folder. It is checked, not restored.',
    body: 'upload',
    answer: backup,
    errors: ['wrong-backup', 'storage-full', 'wrong-type'],
  },
  restoreBackup: {
    method: 'POST',
    path: '/api/backup/restore/:Name',
    access: 'root',
    audited: true,
    summary: 'Goes back to a backup. The state before is backed up first, so that it can be had back.',
    params: name,
    answer: z.object({
      Before: backup,
      RestoredAt: moment,
      Objects: z.number(),
      Files: z.number(),
      /** Problems with files, and changes made to them. */
      Notes: z.array(fileNote),
    }),
    errors: ['not-found', 'wrong-backup', 'conflict', 'storage-full'],
  },
  downloadBackup: {
    method: 'GET',
    path: '/api/backup/:Name',
    access: 'root',
    audited: true,
    summary: 'A backup as a zip.',
    params: name,
    answer: 'file',
    errors: ['not-found'],
    byCookie: true,
  },
  removeBackup: {
    method: 'DELETE',
    path: '/api/backup/:Name',
    access: 'root',
    audited: true,
    summary: 'Deletes a backup.',
    params: name,
    answer: z.object({ Done: z.literal(true) }),
    errors: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<string, Call>>;
