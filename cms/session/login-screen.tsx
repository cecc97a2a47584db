import { Alert, Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { DoorPage } from './door-page.tsx';
import { LoginForm } from './login-form.tsx';

/** The login on a separate page. @param hasAsked whether a page that needs it was requested */
export function LoginScreen({ hasAsked = false }: { readonly hasAsked?: boolean }): ReactNode {
  const { t } = useTexts();
  return (
    <DoorPage title={t('login.title')}>
      <Stack>
        {hasAsked ? (
          <Alert color="red" role="alert">
            {t('notice.unauthorized')}
          </Alert>
        ) : null}
        <LoginForm />
      </Stack>
    </DoorPage>
  );
}
