import { Select } from '@mantine/core';
import { type ReactNode } from 'react';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface ChoiceFieldProps<Value extends number | string> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The value that applies while nothing is stored. */
  readonly fallback: Value;
}

/** One of a few values. An unknown stored value is shown as it is. */
export function ChoiceField<Value extends number | string>(props: ChoiceFieldProps<Value>): ReactNode {
  const { of, path, label, hint, options, fallback } = props;
  const { value, choose } = useField(of, path);
  const errorAt = useFieldError(of);
  const stored = typeof value === 'string' || typeof value === 'number' ? value : fallback;
  const known = options.some((option) => String(option.value) === String(stored));
  return (
    <Select
      {...fieldMark(path)}
      label={label}
      description={hint}
      error={errorAt(path)}
      allowDeselect={false}
      value={String(stored)}
      data={[
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
        ...(known ? [] : [{ value: String(stored), label: String(stored) }]),
      ]}
      onChange={(chosen) => choose(options.find((option) => String(option.value) === chosen)?.value)}
    />
  );
}
