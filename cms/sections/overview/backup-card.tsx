import { Anchor, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../language/texts.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { TitledCard } from '../../controls/titled-card.tsx';

/** When the last backup was made, and the way to make one. */
export function BackupCard({ at }: { readonly at: string | undefined }): ReactNode {
  const { t, language } = useTexts();
  return (
    <TitledCard title={t('work.backup')}>
      <Text>{at === undefined ? t('work.noBackup') : momentIn(language, at)}</Text>
      <Anchor component={Link} to="/backups" size="sm">
        {t('work.makeBackup')}
      </Anchor>
    </TitledCard>
  );
}
