import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ArchiveRestore } from 'lucide-react';
import { type ReactNode } from 'react';
import { BackupOrigin } from '#contract/calls/backup-calls.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type Backup } from './backups-state.ts';
import { StoredBackups, StoredRow } from './stored-backups.tsx';
import styles from './backups.module.css';

interface RowsProps {
  /** Whether nothing is under way, so that one may be restored. */
  readonly isStill: boolean;
  readonly onRestore: (backup: Backup) => void;
  readonly onChanged: () => void;
}

/** The backups of the content. */
export function ContentList({ backups, ...rows }: RowsProps & { readonly backups: readonly Backup[] }): ReactNode {
  const { t } = useTexts();
  const none = (
    <>
      <Text fw={600}>{t('backups.none')}</Text>
      <Text size="sm" c="dimmed">
        {t('backups.noneHint')}
      </Text>
    </>
  );
  return (
    <StoredBackups title={t('backups.list')} none={none}>
      {backups.map((backup) => (
        <ContentRow key={backup.Name} backup={backup} {...rows} />
      ))}
    </StoredBackups>
  );
}

function ContentRow({ backup, isStill, onRestore, onChanged }: RowsProps & { readonly backup: Backup }): ReactNode {
  const { t, language, failure } = useTexts();
  const { client } = useConnection();
  const { Name, CreatedAt, Size, Type, Origin } = backup;
  const size = formatBytes(Size, language);
  return (
    <StoredRow
      backup={backup}
      badge={Origin === BackupOrigin.person ? undefined : t(`backups.origin.${Origin}`)}
      folder="backup"
      labels={{ download: t('backups.downloadOne', { name: Name }), remove: t('backups.deleteOne', { name: Name }) }}
      removal={{
        title: t('backups.deleteTitle'),
        about: (
          <div>
            <Text className={styles.name}>{Name}</Text>
            <Text size="sm" c="dimmed">{`${momentIn(language, CreatedAt)} · ${size}`}</Text>
          </div>
        ),
        text: t('backups.deleteText'),
        remove: async () => {
          await client('removeBackup', { params: { Name } });
          return t('backups.removed', { name: Name, result: t('backups.removedResult') });
        },
        onFailure: (error) => {
          const message = t('backups.removeFailed', { result: failure(error) });
          notifications.show({ color: 'red', role: 'alert', autoClose: false, message });
        },
      }}
      restore={
        <Button
          variant="default"
          size="sm"
          leftSection={<ArchiveRestore aria-hidden size={16} />}
          disabled={!isStill}
          aria-label={t('backups.restoreOne', { name: Name })}
          onClick={() => onRestore(backup)}
        >
          {t('backups.restore')}
        </Button>
      }
      onChanged={onChanged}
    >
      <Description backup={backup} />
      <Text size="sm" c="dimmed">
        {`${size} · ${t(`backups.type.${Type}`)}`}
      </Text>
      <Text size="xs" c="dimmed" className={styles.name}>
        {Name}
      </Text>
    </StoredRow>
  );
}

/** The server describes in English what it backs up before a restore. */
const beforeRestore = /^Before going back to (?<name>\S+)/;

function Description({ backup: { Description: description, Origin } }: { readonly backup: Backup }): ReactNode {
  const { t } = useTexts();
  const restored = Origin === BackupOrigin.restore ? beforeRestore.exec(description)?.groups?.['name'] : undefined;
  const words = restored === undefined ? description : t('backups.before', { name: restored });
  return words === '' ? null : (
    <Text size="sm" className={styles.name}>
      {words}
    </Text>
  );
}
