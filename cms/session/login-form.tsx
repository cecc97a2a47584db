import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useConnection, useSession } from './session-context.tsx';
import { type SessionState } from './session-store.ts';

/** Name and password, and why they were not taken. What was typed stays. */
export function LoginForm({ user = '' }: { readonly user?: string }): ReactNode {
  const { t } = useTexts();
  const { session } = useConnection();
  const state = useSession();
  const [name, setName] = useState(user);
  const [password, setPassword] = useState('');
  const trouble = useTrouble(state);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void session.logIn(name, password);
      }}
    >
      <Stack>
        {trouble === undefined ? null : (
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
        )}
        <TextInput
          label={t('login.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          withAsterisk={false}
          ref={user === '' ? first : undefined}
        />
        <PasswordInput
          label={t('login.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          ref={user === '' ? undefined : first}
        />
        <Button type="submit" loading={state.kind === 'submitted'}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function useTrouble(state: SessionState): string | undefined {
  const { t } = useTexts();
  switch (state.kind) {
    case 'wrong-credentials':
      return t('login.wrong');
    case 'too-many':
      return t('login.tooMany', { count: state.seconds });
    case 'failed':
      return t('login.network');
    case 'none':
    case 'ended':
    case 'submitted':
    case 'authenticated':
      return undefined;
  }
}
