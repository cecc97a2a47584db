import { TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface DayFieldProps extends FieldProps {
  readonly isDisabled: boolean;
}

/** A day, as the browser lets staff choose one. */
export function DayField({ of, path, label, hint, isDisabled }: DayFieldProps): ReactNode {
  const { value, set } = useField(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <TextInput
      {...fieldMark(path)}
      type="date"
      label={label}
      description={hint}
      disabled={isDisabled}
      error={errorAt(path)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}
