import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useSession } from './session-context.tsx';
import { useTrouble } from './use-trouble.ts';

export interface CodeFormProps {
  readonly onSubmit: (code: string) => void;
  /** Returns to name and password. */
  readonly onBack: () => void;
}

/** The second step of a login: a code of the app, or a recovery code. A wrong code stays, to be corrected. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps): ReactNode {
  const { t } = useTexts();
  const state = useSession();
  const trouble = useTrouble(state);
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hold = useCallback((shown: HTMLInputElement | null) => {
    field.current = shown;
    shown?.focus();
  }, []);
  const isWrong = state.kind === 'code-wrong';
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(code);
      }}
    >
      <Stack>
        {trouble === undefined || isWrong ? null : (
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
        )}
        <TextInput
          // Another element, because browsers do not offer a code where they have offered none.
          key={String(isRecovery)}
          label={t(isRecovery ? 'login.recoveryCode' : 'login.code')}
          description={t(isRecovery ? 'login.recoveryHint' : 'login.codeHint')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize={isRecovery ? 'characters' : 'off'}
          spellCheck={false}
          size="lg"
          labelProps={{ size: 'sm' }}
          descriptionProps={{ size: 'sm' }}
          styles={{ input: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.12em' } }}
          error={isWrong ? trouble : undefined}
          errorProps={{ role: 'alert', fz: 'sm' }}
          required
          withAsterisk={false}
          ref={hold}
        />
        <Button type="submit" loading={state.kind === 'submitted'}>
          {t('login.submit')}
        </Button>
        <Group justify="space-between" gap="xs">
          <Anchor
            component="button"
            type="button"
            size="sm"
            underline="always"
            onClick={() => {
              setCode('');
              setRecovery(!isRecovery);
            }}
          >
            {t(isRecovery ? 'login.useApp' : 'login.useRecovery')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" underline="always" onClick={onBack}>
            {t('login.back')}
          </Anchor>
        </Group>
        <Text size="sm" c="dimmed">
          {t('login.codeLost')}
        </Text>
      </Stack>
    </form>
  );
}
