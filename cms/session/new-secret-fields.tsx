import { Alert, PasswordInput } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';

export interface NewSecret {
  readonly typed: string;
  readonly again: string;
}

export const noSecret: NewSecret = { typed: '', again: '' };

export interface NewSecretFieldsProps {
  readonly value: NewSecret;
  readonly onChange: (value: NewSecret) => void;
  /** The labels and descriptions of the two fields. */
  readonly words: {
    readonly label: string;
    readonly hint: string;
    readonly again: string;
    /** Undefined: there is nothing to warn about. */
    readonly warning: string | undefined;
    /** Undefined: not reported yet, or both are the same. */
    readonly different: string | undefined;
  };
  /** Whether empty fields are reported. */
  readonly isChecked?: boolean;
  /** Whether a dialog begins with it. */
  readonly isFirst?: boolean;
}

/** Two fields for a new password or passphrase, with a warning if it is easy to guess. */
export function NewSecretFields({
  value,
  onChange,
  words,
  isChecked = false,
  isFirst = false,
}: NewSecretFieldsProps): ReactNode {
  const { t } = useTexts();
  const { typed, again } = value;
  const missing = (text: string): string | undefined => (isChecked && text === '' ? t('password.missing') : undefined);
  const usual = {
    errorProps: { role: 'alert' },
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': t('login.show') },
    required: true,
    withAsterisk: false,
  };
  return (
    <>
      <div>
        <PasswordInput
          {...usual}
          label={words.label}
          description={words.hint}
          value={typed}
          onChange={(event) => onChange({ typed: event.currentTarget.value, again })}
          error={missing(typed)}
          // Mantine leaves it out.
          aria-invalid={missing(typed) !== undefined}
          data-autofocus={isFirst || undefined}
        />
        <div role="status">
          {words.warning === undefined ? null : (
            <Alert role="note" color="orange" mt="xs" p="xs" icon={<TriangleAlert aria-hidden />}>
              {words.warning}
            </Alert>
          )}
        </div>
      </div>
      <PasswordInput
        {...usual}
        label={words.again}
        value={again}
        onChange={(event) => onChange({ typed, again: event.currentTarget.value })}
        error={missing(again) ?? words.different}
        aria-invalid={(missing(again) ?? words.different) !== undefined}
      />
    </>
  );
}
