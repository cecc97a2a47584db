import { PasswordInput, Text, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type LoginValues } from './login-values.ts';

interface PasswordFieldsProps {
  readonly values: LoginValues;
  readonly onChange: (values: LoginValues) => void;
  /** Whether the museum already has a password, which cannot be read. */
  readonly isSet: boolean;
  readonly isMissing: boolean;
}

/** The password that all visitors share, and the title above its field in the guide. */
export function PasswordFields({ values, onChange, isSet, isMissing }: PasswordFieldsProps): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('loginType.title')}
        description={t('loginType.titleHint')}
        value={values.title}
        maxLength={500}
        onChange={({ currentTarget }) => onChange({ ...values, title: currentTarget.value })}
      />
      <div>
        <PasswordInput
          label={t(isSet ? 'loginType.newPassword' : 'loginType.password.field')}
          description={t(isSet ? 'loginType.passwordSet' : 'loginType.passwordHint')}
          value={values.password}
          maxLength={500}
          autoComplete="new-password"
          error={isMissing ? t('loginType.passwordMissing') : undefined}
          errorProps={{ role: 'alert' }}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          onChange={({ currentTarget }) => onChange({ ...values, password: currentTarget.value })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t('loginType.passwordUnread')}
        </Text>
      </div>
    </>
  );
}
