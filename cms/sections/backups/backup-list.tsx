import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { BackupRow } from './backup-row.tsx';
import { type Backup } from './backups-state.ts';
import styles from '../../controls/rows.module.css';

interface BackupListProps {
  /** The newest first. */
  readonly backups: readonly Backup[];
  /** Whether nothing is under way, so that one may be restored. */
  readonly isStill: boolean;
  readonly onRestore: (backup: Backup) => void;
  readonly onChanged: () => void;
}

export function BackupList({ backups, isStill, onRestore, onChanged }: BackupListProps): ReactNode {
  const { t } = useTexts();
  return (
    <AccountCard title={t('backups.list')}>
      {backups.length === 0 ? (
        <>
          <Text fw={600}>{t('backups.none')}</Text>
          <Text size="sm" c="dimmed">
            {t('backups.noneHint')}
          </Text>
        </>
      ) : (
        <ul className={styles.rows} aria-label={t('backups.list')}>
          {backups.map((backup) => (
            <BackupRow
              key={backup.Name}
              backup={backup}
              isStill={isStill}
              onRestore={() => onRestore(backup)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
