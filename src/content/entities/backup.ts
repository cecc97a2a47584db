import { BackupType } from '../constants.ts';
import { entity } from '../schema/entity.ts';
import { choice, string, whole } from '../schema/scalars.ts';

/** An entry of the backup list (section 3.4). */
export const backup = entity('backups', {
  Name: string(),
  /** Bytes. */
  Size: whole(0, { min: 0 }),
  Description: string(),
  Type: choice(BackupType, BackupType.full),
});
