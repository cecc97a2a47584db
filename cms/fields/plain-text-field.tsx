import { TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface PlainTextFieldProps extends FieldProps {
  readonly placeholder?: string;
  readonly isRequired?: boolean;
}

/** A text that is the same in every language: a code, a name, an address. */
export function PlainTextField({
  of,
  path,
  label,
  hint,
  placeholder,
  isRequired = false,
}: PlainTextFieldProps): ReactNode {
  const { value, set } = useField(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <TextInput
      {...fieldMark(path)}
      label={label}
      description={hint}
      placeholder={placeholder}
      withAsterisk={isRequired}
      aria-required={isRequired}
      error={errorAt(path)}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}
