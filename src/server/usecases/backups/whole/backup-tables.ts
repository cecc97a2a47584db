import { type Tables } from '../../../store/tables.ts';

export type TableName = keyof Tables;

/**
 * The handling of every table in a whole backup: the columns of its primary key, by which it is read in pieces; or
 * `left out`. Tables that others refer to come first.
 */
const tables = {
  users: ['name'],
  recoveryCodes: ['userName', 'hash'],
  knownDevices: ['hash', 'userName'],
  settings: ['name'],
  tokens: ['token'],
  // Only visitors': a session that staff have ended since must not return.
  sessions: ['hash'],
  copies: ['name'],
  objects: ['copy', 'model', 'id'],
  lastIds: ['model'],
  revisions: ['model', 'id', 'epoch'],
  comments: ['comment'],
  keptCopies: ['id'],
  keptObjects: ['kept', 'model', 'id'],
  publications: ['id'],
  publicationObjects: ['publication', 'model', 'id'],
  files: ['path'],
  folders: ['path'],
  inspections: ['path'],
  movedFiles: ['path'],
  visitIds: ['id'],
  visitCounts: ['day', 'kind', 'tourCode', 'itemCode', 'language', 'device'],
  visitMonths: ['day', 'kind', 'tourCode', 'itemCode', 'language', 'device'],
  auditTrail: ['id'],
  // Without its key, no new app could replace the installed ones.
  appKeys: ['kind'],
  failedAttempts: 'left out',
  unusedBlobs: 'left out',
  // Read from the files again.
  recordingLengths: 'left out',
  // Their bytes would be in each backup for a month.
  earlierFiles: 'left out',
  // Their bytes would make each backup as large as all earlier ones.
  backups: 'left out',
  wholeBackups: 'left out',
  backupRuns: 'left out',
  // As with backups; and an app is built again in a minute.
  appBuilds: 'left out',
  atWork: 'left out',
  phonePreviews: 'left out',
  previewPhones: 'left out',
} as const satisfies Readonly<Record<TableName, readonly string[] | 'left out'>>;

export interface BackupTable {
  readonly name: TableName;
  readonly key: readonly string[];
}

export const backupTables: readonly BackupTable[] = Object.entries(tables).flatMap(([name, key]) =>
  key === 'left out' ? [] : [{ name: name as TableName, key }],
);

/** The tables of a backup; the audit trail is kept elsewhere for a limited time only, so it comes on request. */
export function tablesFor(withAudit: boolean): readonly BackupTable[] {
  return backupTables.filter(({ name }) => withAudit || name !== 'auditTrail');
}

/** Every table of every version; those that others refer to come first. */
export const allTables: readonly string[] = [...Object.keys(tables), 'failures', 'backupJobs'];
