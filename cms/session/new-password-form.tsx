import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { refusalReason } from './login-failure.ts';
import { useConnection } from './session-context.tsx';
import { NewSecretFields, noSecret } from './new-secret-fields.tsx';
import { usePasswordWarning } from './use-password-warning.ts';

export interface NewPasswordFormProps {
  readonly user: string;
  /** The current password if it is known, as just after a login. */
  readonly old?: string | undefined;
  readonly onChanged?: () => void;
}

/** Changes the user's own password (section 5). A bad choice causes a warning, but is not refused. */
export function NewPasswordForm({ user, old: known, onChanged }: NewPasswordFormProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [typedOld, setTypedOld] = useState('');
  const [secret, setSecret] = useState(noSecret);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [isDifferent, setDifferent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { typed: password, again } = secret;
  const warning = usePasswordWarning(password);
  const isOldWrong = refusalReason(refused) === 'old-password-wrong';
  const needsOld = known === undefined || isOldWrong || typedOld !== '';

  const oldFault =
    isChecked && typedOld === '' ? t('password.missing') : isOldWrong ? t('password.oldWrong') : undefined;

  const change = async (): Promise<void> => {
    setRefused(undefined);
    const isMissing = [...(needsOld ? [typedOld] : []), password, again].includes('');
    setChecked(isMissing);
    if (isMissing) {
      const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
      return;
    }
    setDifferent(password !== again);
    if (password !== again) return;
    setBusy(true);
    try {
      const User = { Name: user, Password: needsOld ? typedOld : known };
      await client('changePassword', { body: { NewPassword: password, User } });
      setTypedOld('');
      setSecret(noSecret);
      onChanged?.();
    } catch (error) {
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Stack>
        {refused === undefined || isOldWrong ? null : (
          <Alert color="red" role="alert" title={t('password.failed')}>
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
            error={oldFault}
            aria-invalid={oldFault !== undefined}
            errorProps={{ role: 'alert' }}
            visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
            required
            withAsterisk={false}
          />
        ) : null}
        <NewSecretFields
          value={secret}
          onChange={setSecret}
          isChecked={isChecked}
          words={{
            label: t('password.new'),
            hint: t('password.hint'),
            again: t('password.again'),
            warning: warning === undefined ? undefined : t(`password.${warning}`),
            different: isDifferent && password !== again ? t('password.different') : undefined,
          }}
        />
        <Button type="submit" loading={isBusy} style={{ alignSelf: known === undefined ? 'start' : undefined }}>
          {t('password.save')}
        </Button>
      </Stack>
    </form>
  );
}
