import { Button, Stack, Text, Radio } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useReadyWorkspace } from '../../workspace/workspace-context.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { UserRow } from './user-row.tsx';
import styles from './users-section.module.css';
import { notifications } from '@mantine/notifications';
import { FactorDemand } from '#contract/calls/account-calls.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';

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
