import { Button, Stack, Text } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useReadyWorkspace } from '../../workspace/workspace-context.tsx';
import { FactorRule } from './factor-rule.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { UserRow } from './user-row.tsx';
import styles from './users-section.module.css';

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
