import { Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { useTexts } from '../language/texts.tsx';
import { LoginForm } from '../session/login-form.tsx';
import { useSession } from '../session/session-context.tsx';
import { useReadyWorkspace } from './workspace-context.tsx';

/** The login shown on top of the work when the session has expired. */
export function LogInAgain(): ReactNode {
  const { t } = useTexts();
  const session = useSession();
  const { user } = useReadyWorkspace();
  return (
    <Dialog
      opened={session.kind !== 'authenticated' && session.kind !== 'unready'}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('login.title')}
    >
      <Stack>
        <Text>{t('login.again')}</Text>
        <LoginForm user={user} />
      </Stack>
    </Dialog>
  );
}
