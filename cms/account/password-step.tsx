import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { refusalReason } from '../session/login-failure.ts';
import { useConnection } from '../session/session-context.tsx';
import { type AppSecret } from './app-secret.ts';

export interface PasswordStepProps {
  readonly known: string | undefined;
  readonly onDone: (app: AppSecret) => void;
}

/** Asks for the password, without which the server makes no secret. */
export function PasswordStep({ known, onDone }: PasswordStepProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isAsked = known === undefined || hasFailed;
  const isWrong = refusalReason(trouble) === 'old-password-wrong';
  const begin = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { Secret, Address } = await client('beginFactor', { body: { Password: isAsked ? typed : known } });
      onDone({ secret: Secret, address: Address });
    } catch (error) {
      setTrouble(error);
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Stack>
        {trouble === undefined || isWrong ? null : (
          <Alert color="red" role="alert">
            {failure(trouble)}
          </Alert>
        )}
        {isAsked ? (
          <PasswordInput
            label={t('login.password')}
            description={t('factor.passwordHint')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
            required
            withAsterisk={false}
            error={isWrong ? t('password.wrong') : undefined}
            errorProps={{ role: 'alert' }}
            data-autofocus
          />
        ) : null}
        <Button type="submit" loading={isBusy}>
          {t('factor.begin')}
        </Button>
      </Stack>
    </form>
  );
}
