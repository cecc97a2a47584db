import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { CodeForm } from './code-form.tsx';
import { type LoginStep } from './login-failure.ts';
import { useSession, useSessionStore } from './session-context.tsx';
import { type SessionState } from './session-store.ts';
import { useTrouble } from './use-trouble.ts';

/** Name and password, the code of a second factor, and the reason if they were refused. Entries stay. */
export function LoginForm({ user = '' }: { readonly user?: string }): ReactNode {
  const session = useSessionStore();
  const state = useSession();
  const [name, setName] = useState(user);
  const [password, setPassword] = useState('');
  const [hasGoneBack, setGoneBack] = useState(false);
  if (stepOf(state) === 'code' && !hasGoneBack) {
    return (
      <CodeForm
        onSubmit={(code) => void session.logIn(name, password, code)}
        onBack={() => {
          setPassword('');
          setGoneBack(true);
        }}
      />
    );
  }
  return (
    <PasswordForm
      {...{ name, setName, password, setPassword }}
      isNameKnown={user !== ''}
      isFresh={hasGoneBack}
      onSubmit={() => {
        setGoneBack(false);
        void session.logIn(name, password);
      }}
    />
  );
}

interface PasswordFormProps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly isNameKnown: boolean;
  /** Whether trouble of an earlier attempt is hidden. */
  readonly isFresh: boolean;
  readonly onSubmit: () => void;
}

function PasswordForm(props: PasswordFormProps): ReactNode {
  const { name, setName, password, setPassword, isNameKnown, isFresh, onSubmit } = props;
  const { t } = useTexts();
  const state = useSession();
  const told = useTrouble(state);
  const trouble = isFresh ? undefined : told;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
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
          ref={isNameKnown ? undefined : first}
        />
        <PasswordInput
          label={t('login.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          ref={isNameKnown ? first : undefined}
        />
        <Button type="submit" loading={state.kind === 'submitted'}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function stepOf(state: SessionState): LoginStep {
  switch (state.kind) {
    case 'code-missing':
    case 'code-wrong':
      return 'code';
    case 'submitted':
    case 'too-many':
    case 'failed':
      return state.step;
    case 'none':
    case 'ended':
    case 'authenticated':
    case 'unready':
    case 'wrong-credentials':
      return 'password';
  }
}
