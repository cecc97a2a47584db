import { Group, Text } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useOthersHere } from './work-news.tsx';

/** Names the users who have this object open as well. Both may edit: their changes are joined. */
export function AlsoHere(): ReactNode {
  const { t, language } = useTexts();
  const others = useOthersHere();
  const names = new Intl.ListFormat(language).format(others);
  return (
    <div role="status">
      {others.length === 0 ? null : (
        <Group gap={6} wrap="nowrap" title={t('work.hereHint')}>
          <UsersRound aria-hidden size={16} />
          <Text size="sm">{t('work.here', { count: others.length, names })}</Text>
        </Group>
      )}
    </div>
  );
}
