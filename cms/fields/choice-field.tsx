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
  /** Replaces the edit of this field alone. */
  readonly onChoose?: (value: Value) => void;
}

/** One of a few values. An unknown stored value is shown as it is. */
export function ChoiceField<Value extends number | string>(props: ChoiceFieldProps<Value>): ReactNode {
  const { of, path, label, hint, options, fallback, onChoose } = props;
  const { value, choose } = useField(of, path);
  const errorAt = useFieldError(of, path);
  const stored = typeof value === 'string' || typeof value === 'number' ? value : fallback;
  const known = options.some((option) => String(option.value) === String(stored));
  return (
    <Select
      {...fieldMark(path)}
      label={label}
      description={hint}
      error={errorAt(path)}
      allowDeselect={false}
      // Seven kinds of stations and tours are all in sight.
      maxDropdownHeight={340}
      value={String(stored)}
      data={[
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
        ...(known ? [] : [{ value: String(stored), label: String(stored) }]),
      ]}
      onChange={(chosen) => {
        const next = options.find((option) => String(option.value) === chosen)?.value;
        if (next !== undefined && onChoose !== undefined) onChoose(next);
        else choose(next);
      }}
    />
  );
}
