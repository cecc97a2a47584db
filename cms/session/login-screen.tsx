import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { DoorPage } from './door-page.tsx';
import { LoginForm } from './login-form.tsx';

/** The login on a separate page. */
export function LoginScreen(): ReactNode {
  const { t } = useTexts();
  return (
    <DoorPage title={t('login.title')}>
      <LoginForm />
    </DoorPage>
  );
}
