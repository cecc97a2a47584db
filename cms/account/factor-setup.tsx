import { type ReactNode, useState } from 'react';
import { type AppSecret } from './app-secret.ts';
import { AppStep } from './app-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useTexts } from '../language/texts.tsx';
import { refusalReason } from '../session/login-failure.ts';
import { useConnection } from '../session/session-context.tsx';

export interface FactorSetupProps {
  /** If it was typed a moment ago. */
  readonly password?: string | undefined;
  /** The recovery codes have been shown, and are put away. */
  readonly onDone: () => void;
}

/** Sets the second factor up: the password, the app and a first code of it, and then the recovery codes. */
export function FactorSetup({ password, onDone }: FactorSetupProps): ReactNode {
  const [app, setApp] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (app === undefined) return <PasswordStep known={password} onDone={setApp} />;
  return <AppStep app={app} onDone={setCodes} />;
}

interface PasswordStepProps {
  readonly known: string | undefined;
  readonly onDone: (app: AppSecret) => void;
}

/** Asks for the password, without which the server makes no secret. */
function PasswordStep({ known, onDone }: PasswordStepProps): ReactNode {
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
            aria-invalid={isWrong}
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
