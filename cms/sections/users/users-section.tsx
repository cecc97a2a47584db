import { Button, Stack, Text, Radio, Badge, Group } from '@mantine/core';
import { UserPlus, KeyRound, LockKeyhole, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useReadyWorkspace } from '../../workspace/workspace-context.tsx';
import { ApprovalRule } from './approval-rule.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './users-section.module.css';
import { notifications } from '@mantine/notifications';
import { UserGroup } from '#contract/staff-kinds.ts';
import { FactorDemand } from '#contract/calls/account-calls.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { type StaffAccount } from './staff-account.ts';
import { UserMenu } from './user-menu.tsx';

/** All staff: their second factors, who is locked out, and root's actions for them. */
export function UsersSection(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const { user: own } = useReadyWorkspace();
  const [answer, reload] = useAnswer(useCallback((signal: AbortSignal) => client('listUsers', { signal }), [client]));
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack maw={860} gap="lg">
      <SectionHead>
        <Button leftSection={<UserPlus aria-hidden size={16} />} onClick={() => setAdding(true)}>
          {t('users.add')}
        </Button>
      </SectionHead>
      <Answered answer={answer} reload={reload}>
        {({ Users }) => (
          <>
            <Text c="dimmed">
              {t('users.count', { count: Users.length })}{' '}
              {t('users.withFactor', { count: Users.filter(({ HasFactor }) => HasFactor).length })}
            </Text>
            <ul className={styles.rows} aria-label={t('section.users')}>
              {Users.map((user) => (
                <UserRow key={user.Name} user={user} isOwn={user.Name === own} onChanged={reload} />
              ))}
            </ul>
            <ApprovalRule users={Users} />
          </>
        )}
      </Answered>
      <FactorRule />
      {isAdding ? (
        <PasswordDialog
          onClose={() => {
            setAdding(false);
            reload();
          }}
        />
      ) : null}
    </Stack>
  );
}

/** The users who need a second factor. */
function FactorRule(): ReactNode {
  const { t } = useTexts();
  const { client, session } = useConnection();
  const [chosen, setChosen] = useState<FactorDemand>();
  const tellFailure = useFailureNotice();
  const [answer, reload] = useAnswer(useCallback((signal: AbortSignal) => client('readRules', { signal }), [client]));
  const demand = async (value: string): Promise<void> => {
    const SecondFactor = Object.values(FactorDemand).find((known) => known === value) ?? FactorDemand.nobody;
    setChosen(SecondFactor);
    try {
      await client('setRules', { body: { SecondFactor } });
      notifications.show({ message: t('users.ruleSet') });
      // The user who demands it may have none.
      await session.renew();
    } catch (error) {
      setChosen(undefined);
      tellFailure(error);
      reload();
    }
  };
  return (
    <AccountCard title={t('users.rule')}>
      <Answered answer={answer} reload={reload}>
        {({ SecondFactor }) => (
          <Radio.Group
            aria-label={t('users.rule')}
            description={t('users.ruleHint')}
            value={chosen ?? SecondFactor}
            onChange={(value) => void demand(value)}
          >
            <Stack gap="xs" mt="sm">
              {Object.values(FactorDemand).map((value) => (
                <Radio key={value} value={value} label={t(`users.rule.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </Answered>
    </AccountCard>
  );
}

interface UserRowProps {
  readonly user: StaffAccount;
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

/** One member of staff. */
function UserRow({ user, isOwn, onChanged }: UserRowProps): ReactNode {
  const { t, language } = useTexts();
  const { Name, Group: group, Languages, HasFactor, MustChange, Sessions, DelayedUntil } = user;
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
        {group === UserGroup.translator ? (
          <Text size="sm" c="dimmed">
            {Languages.length === 0 ? t('users.noLanguages') : `${t('users.languages')}: ${Languages.join(', ')}`}
          </Text>
        ) : null}
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
