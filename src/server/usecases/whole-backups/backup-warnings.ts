import { existsSync } from 'node:fs';
import { type BackupSettings } from '../../settings/backup-settings.ts';
import { warnOf } from '../accounts/password-warning.ts';

export const weakPassphrase = 'This passphrase is easy to guess. Four or more random words are better.';

/** Returns what is wrong with the settings of daily backups, but no reason to leave visitors without a guide. */
export async function backupWarnings({ hour, passphrase = '', copyTo }: BackupSettings): Promise<readonly string[]> {
  if (hour === undefined) return [];
  const warnings: string[] = [];
  if ((await warnOf(passphrase, [])) !== undefined)
    warnings.push(`CICERONE_BACKUP_PASSPHRASE: ${weakPassphrase} Backups hold what logs staff in.`);
  if (copyTo !== '' && !copyTo.includes('://') && !existsSync(copyTo))
    warnings.push(
      `CICERONE_BACKUP_COPY: the folder ${copyTo} is not there. Backups are copied once it is; make it, or connect its disk.`,
    );
  return warnings;
}
