import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { FactorCard } from '../../account/factor-card.tsx';
import { SessionsCard } from '../../account/sessions-card.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { NewPasswordForm } from '../../session/new-password-form.tsx';
import { useReadyWorkspace } from '../../workspace/workspace-context.tsx';

/** One's own account: password, second factor and sessions. */
export function PermissionsSection(): ReactNode {
  const { t } = useTexts();
  const { user } = useReadyWorkspace();
  const [changes, setChanges] = useState(0);
  return (
    <Stack maw={720} gap="lg">
      <div>
        <SectionHead />
        <Text c="dimmed">{t('account.user', { user })}</Text>
      </div>
      <AccountCard title={t('password.title')}>
        <NewPasswordForm
          user={user}
          onChanged={() => {
            notifications.show({ message: t('password.done') });
            setChanges(changes + 1);
          }}
        />
      </AccountCard>
      <FactorCard />
      {/* A new password ends sessions. */}
      <SessionsCard key={changes} />
    </Stack>
  );
}
