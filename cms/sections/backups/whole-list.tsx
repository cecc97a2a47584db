import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type WholeBackup } from './backups-state.ts';
import { StoredBackups, StoredRow } from './stored-backups.tsx';

export interface WholeListProps {
  readonly backups: readonly WholeBackup[];
  readonly onChanged: () => void;
}

/** The whole backups that are stored here. */
export function WholeList({ backups, onChanged }: WholeListProps): ReactNode {
  const { t } = useTexts();
  return (
    <StoredBackups title={t('whole.list')} none={<Text>{t('whole.empty')}</Text>}>
      {backups.map((backup) => (
        <WholeRow key={backup.Name} backup={backup} onChanged={onChanged} />
      ))}
    </StoredBackups>
  );
}

function WholeRow({ backup, onChanged }: { readonly backup: WholeBackup; readonly onChanged: () => void }): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const { Name, CreatedAt, Size, IsDaily, Damaged, CopiedAt } = backup;
  const when = momentIn(language, CreatedAt);
  const facts = [formatBytes(Size, language), ...(CopiedAt === undefined ? [] : [t('whole.atSecond')])];
  return (
    <StoredRow
      backup={backup}
      badge={t(IsDaily ? 'whole.byDay' : 'whole.byHand')}
      folder="whole-backup"
      labels={{ download: t('whole.downloadOne', { when }), remove: t('whole.deleteOne', { when }) }}
      removal={{
        title: t('whole.deleteTitle', { when }),
        text: t(CopiedAt === undefined ? 'backups.deleteText' : 'whole.deleteCopied'),
        remove: async () => {
          await client('removeWholeBackup', { params: { Name } });
          return t('whole.deleted');
        },
        onFailure: useFailureNotice(),
      }}
      onChanged={onChanged}
    >
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {Damaged === 0 ? null : <Text size="sm">{t('whole.damaged', { count: Damaged })}</Text>}
    </StoredRow>
  );
}
