import * as z from 'zod/mini';
import { BackupType } from '#content/constants.ts';
import { type Call } from '../call.ts';
import { filledText, moment, text } from '../shapes.ts';

const name = z.object({ Name: filledText(200) });
const backup = z.object({
  Name: z.string(),
  /** Bytes. */
  Size: z.number(),
  Description: z.string(),
  Type: z.enum(BackupType),
  CreatedAt: moment,
});

/** Backups: zips with tourDefinition.yaml, the files and a manifest (`design.md` 4). */
export const backupCalls = {
  listBackups: {
    method: 'GET',
    path: '/api/backup',
    access: 'root',
    summary: 'All backups, the newest first.',
    answer: z.array(backup),
  },
  createBackup: {
    method: 'POST',
    path: '/api/backup',
    access: 'root',
    summary: 'Backs the published and the editing copy up; full: with all files.',
    body: z.object({ Type: z.enum(BackupType), Description: z.optional(text(500)) }),
    answer: backup,
    errors: ['storage-full'],
  },
  uploadBackup: {
    method: 'POST',
    path: '/api/backup/upload',
    access: 'root',
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
    summary: 'Goes back to a backup. The state before is backed up first, so that it can be had back.',
    params: name,
    answer: z.object({ Before: backup, Objects: z.number(), Files: z.number() }),
    errors: ['not-found', 'wrong-backup', 'conflict', 'storage-full'],
  },
  downloadBackup: {
    method: 'GET',
    path: '/api/backup/:Name',
    access: 'root',
    summary: 'A backup as a zip.',
    params: name,
    answer: 'file',
    errors: ['not-found'],
  },
  removeBackup: {
    method: 'DELETE',
    path: '/api/backup/:Name',
    access: 'root',
    summary: 'Deletes a backup.',
    params: name,
    answer: z.object({ Done: z.literal(true) }),
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Call>>;
