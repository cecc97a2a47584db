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
  /** Whether a dialog begins with it. */
  readonly isFirst?: boolean;
}

/** Two fields for a new password or passphrase, with a warning if it is easy to guess. */
export function NewSecretFields({ value, onChange, words, isFirst = false }: NewSecretFieldsProps): ReactNode {
  const { t } = useTexts();
  const { typed, again } = value;
  const usual = {
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
        error={words.different}
        errorProps={{ role: 'alert' }}
      />
    </>
  );
}
