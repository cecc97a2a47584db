import { Badge, Group, Text } from '@mantine/core';
import { KeyRound, LockKeyhole, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type StaffAccount } from './staff-account.ts';
import { UserMenu } from './user-menu.tsx';
import styles from './users-section.module.css';

export interface UserRowProps {
  readonly user: StaffAccount;
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

/** One member of staff. */
export function UserRow({ user, isOwn, onChanged }: UserRowProps): ReactNode {
  const { t, language } = useTexts();
  const { Name, Group: group, HasFactor, MustChange, Sessions, DelayedUntil } = user;
  const Shield = HasFactor ? ShieldCheck : ShieldAlert;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Group gap="xs">
          <Text fw={600}>{Name}</Text>
          <Badge variant="default" tt="none">
            {group}
          </Badge>
          {isOwn ? (
            <Text size="sm" c="dimmed">
              {t('users.you')}
            </Text>
          ) : null}
        </Group>
        <Group gap="2px 12px" c="dimmed">
          <Group gap={4} wrap="nowrap">
            <Shield aria-hidden size={16} className={styles.icon} />
            <Text size="sm">{t(HasFactor ? 'users.hasFactor' : 'users.noFactor')}</Text>
          </Group>
          <Text size="sm">{Sessions === 0 ? t('users.isOut') : t('users.sessions', { count: Sessions })}</Text>
        </Group>
        {MustChange ? (
          <Group gap={4} wrap="nowrap">
            <KeyRound aria-hidden size={16} className={styles.icon} />
            <Text size="sm">{t('users.mustChange')}</Text>
          </Group>
        ) : null}
        {DelayedUntil === undefined ? null : (
          <Group gap={4} wrap="nowrap" c="red.9">
            <LockKeyhole aria-hidden size={16} className={styles.icon} />
            <Text size="sm" fw={600}>
              {t('users.delayed', {
                time: new Date(DelayedUntil).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }),
              })}
            </Text>
          </Group>
        )}
      </div>
      {isOwn ? null : <UserMenu user={user} onChanged={onChanged} />}
    </li>
  );
}
