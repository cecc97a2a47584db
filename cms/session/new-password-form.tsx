import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { refusalReason } from './login-failure.ts';
import { useConnection } from './session-context.tsx';
import { usePasswordWarning } from './use-password-warning.ts';

export interface NewPasswordFormProps {
  readonly user: string;
  /** The current password if it is known, as just after a login. */
  readonly old?: string | undefined;
  readonly onChanged?: () => void;
}

/** Changes the own password (section 5). A bad choice is told, but not refused. */
export function NewPasswordForm({ user, old: known, onChanged }: NewPasswordFormProps): ReactNode {
  const { t, failure } = useTexts();
  const { client, session } = useConnection();
  const [typedOld, setTypedOld] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [isDifferent, setDifferent] = useState(false);
  const warning = usePasswordWarning(password);
  const isOldWrong = refusalReason(refused) === 'old-password-wrong';
  const needsOld = known === undefined || isOldWrong || typedOld !== '';

  const change = async (): Promise<void> => {
    setRefused(undefined);
    setDifferent(password !== again);
    if (password !== again) return;
    setBusy(true);
    try {
      const User = { Name: user, Password: needsOld ? typedOld : known };
      const { Session } = await client('changePassword', { body: { NewPassword: password, User } });
      [setTypedOld, setPassword, setAgain].forEach((set) => set(''));
      await session.renew(Session);
      onChanged?.();
    } catch (error) {
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const show = { 'aria-label': t('login.show') };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Stack>
        {refused === undefined || isOldWrong ? null : (
          <Alert color="red" role="alert">
            {failure(refused)}
          </Alert>
        )}
        {/* Password managers store the new password under this name. */}
        <input type="text" autoComplete="username" value={user} readOnly hidden />
        {needsOld ? (
          <PasswordInput
            label={t('password.old')}
            value={typedOld}
            onChange={(event) => setTypedOld(event.currentTarget.value)}
            autoComplete="current-password"
            error={isOldWrong ? t('password.oldWrong') : undefined}
            errorProps={{ role: 'alert' }}
            visibilityToggleButtonProps={show}
            required
            withAsterisk={false}
          />
        ) : null}
        <div>
          <PasswordInput
            label={t('password.new')}
            description={t('password.hint')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            autoComplete="new-password"
            visibilityToggleButtonProps={show}
            required
            withAsterisk={false}
          />
          <div role="status">
            {warning === undefined ? null : (
              <Alert role="note" color="orange" mt="xs" p="xs" icon={<TriangleAlert aria-hidden />}>
                {t(`password.${warning}`)}
              </Alert>
            )}
          </div>
        </div>
        <PasswordInput
          label={t('password.again')}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
          autoComplete="new-password"
          error={isDifferent && password !== again ? t('password.different') : undefined}
          errorProps={{ role: 'alert' }}
          visibilityToggleButtonProps={show}
          required
          withAsterisk={false}
        />
        <Button type="submit" loading={isBusy} style={{ alignSelf: known === undefined ? 'start' : undefined }}>
          {t('password.save')}
        </Button>
      </Stack>
    </form>
  );
}
