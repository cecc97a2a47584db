import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FileDown, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import { momentIn } from '../../language/moment-in.ts';
import { type WholeBackup } from './whole-backups-state.ts';
import styles from '../../controls/rows.module.css';

export interface BackupListProps {
  readonly backups: readonly WholeBackup[];
  readonly onChanged: () => void;
}

/** The whole backups that are stored here, the newest first. */
export function BackupList({ backups, onChanged }: BackupListProps): ReactNode {
  const { t } = useTexts();
  return (
    <AccountCard title={t('whole.list')}>
      {backups.length === 0 ? (
        <Text>{t('whole.empty')}</Text>
      ) : (
        <ul className={styles.rows} aria-label={t('whole.list')}>
          {backups.map((backup) => (
            <BackupRow key={backup.Name} backup={backup} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </AccountCard>
  );
}

function BackupRow({ backup, onChanged }: { readonly backup: WholeBackup; readonly onChanged: () => void }): ReactNode {
  const { t, language } = useTexts();
  const { addressOf } = useAddresses();
  const [isAsked, setAsked] = useState(false);
  const { Name, CreatedAt, Size, IsDaily, Damaged, CopiedAt } = backup;
  const when = momentIn(language, CreatedAt);
  const facts = [formatBytes(Size, language), ...(CopiedAt === undefined ? [] : [t('whole.atSecond')])];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Group gap="xs">
          <Text fw={600}>{when}</Text>
          <Badge variant="default" tt="none">
            {t(IsDaily ? 'whole.byDay' : 'whole.byHand')}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {Damaged === 0 ? null : <Text size="sm">{t('whole.damaged', { count: Damaged })}</Text>}
      </div>
      <Group gap="xs">
        <Button
          component="a"
          href={addressOf(`api/whole-backup/${encodeURIComponent(Name)}`)}
          download={Name}
          variant="default"
          size="sm"
          leftSection={<FileDown aria-hidden size={16} />}
          aria-label={t('whole.downloadOne', { when })}
        >
          {t('whole.download')}
        </Button>
        <IconButton label={t('whole.deleteOne', { when })} icon={Trash2} size="lg" onClick={() => setAsked(true)} />
      </Group>
      {isAsked ? (
        <DeleteDialog backup={backup} when={when} onClose={() => setAsked(false)} onChanged={onChanged} />
      ) : null}
    </li>
  );
}

interface DeleteDialogProps {
  readonly backup: WholeBackup;
  readonly when: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function DeleteDialog({ backup, when, onClose, onChanged }: DeleteDialogProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const remove = async (): Promise<void> => {
    onClose();
    try {
      await client('removeWholeBackup', { params: { Name: backup.Name } });
      notifications.show({ message: t('whole.deleted') });
    } catch (error) {
      tellFailure(error);
    }
    onChanged();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('whole.deleteTitle', { when })}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <Text size="sm">{t(backup.CopiedAt === undefined ? 'whole.deleteText' : 'whole.deleteCopied')}</Text>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" onClick={() => void remove()}>
            {t('whole.deleteConfirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
