import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { refusalReason } from '../session/login-failure.ts';

export interface ConfirmBothProps {
  readonly words: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: (given: { readonly Password: string; readonly Code: string }) => Promise<void>;
}

/** Asks for password and code before the second factor changes. */
export function ConfirmBoth({ words, action, isDangerous = false, onConfirm }: ConfirmBothProps): ReactNode {
  const { t, failure } = useTexts();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const reason = isBusy ? undefined : refusalReason(trouble);
  const isPasswordWrong = reason === 'old-password-wrong';
  const isCodeWrong = reason === 'code-wrong';
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm({ Password: password, Code: code });
    } catch (error) {
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Stack>
        <Text size="sm">{words}</Text>
        {trouble === undefined || isBusy || isPasswordWrong || isCodeWrong ? null : (
          <Alert color="red" role="alert">
            {failure(trouble)}
          </Alert>
        )}
        <PasswordInput
          label={t('login.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          error={isPasswordWrong ? t('password.wrong') : undefined}
          errorProps={{ role: 'alert' }}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          required
          withAsterisk={false}
          data-autofocus
        />
        <TextInput
          label={t('factor.codeOrRecovery')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          spellCheck={false}
          error={isCodeWrong ? t('login.codeWrong') : undefined}
          errorProps={{ role: 'alert' }}
          required
          withAsterisk={false}
        />
        <Button type="submit" loading={isBusy} {...(isDangerous ? { color: 'red' } : {})}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
