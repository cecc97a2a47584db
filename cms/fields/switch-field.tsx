import { Switch } from '@mantine/core';
import { type ReactNode } from 'react';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface SwitchFieldProps extends FieldProps {
  /** The value that applies while nothing is stored. */
  readonly fallback?: boolean;
}

/** Yes or no. */
export function SwitchField({ of, path, label, hint, fallback = false }: SwitchFieldProps): ReactNode {
  const { value, choose } = useField(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <Switch
      {...fieldMark(path)}
      label={label}
      description={hint}
      error={errorAt(path)}
      checked={typeof value === 'boolean' ? value : fallback}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
