import { Badge, Button, Group, Text } from '@mantine/core';
import { ArchiveRestore, FileDown, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BackupOrigin } from '#contract/calls/backup-calls.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import { type Backup } from './backups-state.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import list from '../../controls/rows.module.css';
import styles from './backups.module.css';

interface BackupRowProps {
  readonly backup: Backup;
  readonly isStill: boolean;
  readonly onRestore: () => void;
  readonly onChanged: () => void;
}

export function BackupRow({ backup, isStill, onRestore, onChanged }: BackupRowProps): ReactNode {
  const { t, language } = useTexts();
  const { addressOf } = useAddresses();
  const [isAsked, setAsked] = useState(false);
  const { Name, CreatedAt, Size, Type, Origin } = backup;
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Group gap="xs">
          <Text fw={600}>{momentIn(language, CreatedAt)}</Text>
          {Origin === BackupOrigin.person ? null : (
            <Badge variant="default" tt="none">
              {t(`backups.origin.${Origin}`)}
            </Badge>
          )}
        </Group>
        <Description backup={backup} />
        <Text size="sm" c="dimmed">
          {`${formatBytes(Size, language)} · ${t(`backups.type.${Type}`)}`}
        </Text>
        <Text size="xs" c="dimmed" className={styles.name}>
          {Name}
        </Text>
      </div>
      <Group gap="xs" className={styles.actions ?? ''}>
        <Button
          variant="default"
          size="sm"
          leftSection={<ArchiveRestore aria-hidden size={16} />}
          disabled={!isStill}
          aria-label={t('backups.restoreOne', { name: Name })}
          onClick={onRestore}
        >
          {t('backups.restore')}
        </Button>
        <Button
          component="a"
          href={addressOf(`api/backup/${encodeURIComponent(Name)}`)}
          download={Name}
          variant="default"
          size="sm"
          leftSection={<FileDown aria-hidden size={16} />}
          aria-label={t('backups.downloadOne', { name: Name })}
        >
          {t('backups.download')}
        </Button>
        <IconButton
          label={t('backups.deleteOne', { name: Name })}
          icon={Trash2}
          size="lg"
          onClick={() => setAsked(true)}
        />
      </Group>
      {isAsked ? <DeleteDialog backup={backup} onClose={() => setAsked(false)} onChanged={onChanged} /> : null}
    </li>
  );
}

/** The server describes in English what it backs up before a restore. */
const beforeRestore = /^Before going back to (?<name>\S+)/;

function Description({ backup: { Description: description, Origin } }: { readonly backup: Backup }): ReactNode {
  const { t } = useTexts();
  const restored = Origin === BackupOrigin.restore ? beforeRestore.exec(description)?.groups?.['name'] : undefined;
  const words = restored === undefined ? description : t('backups.before', { name: restored });
  return words === '' ? null : (
    <Text size="sm" className={styles.description}>
      {words}
    </Text>
  );
}
