import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';
import { ColorInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface ColourFieldProps extends FieldProps {
  /** The value that applies while nothing is stored. */
  readonly fallback: string;
}

/** A colour, typed or picked. Invalid text stays as typed, with an error. */
export function ColourField({ of, path, label, hint, fallback }: ColourFieldProps): ReactNode {
  const { value, set } = useField(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <ColorInput
      {...fieldMark(path)}
      label={label}
      description={hint}
      error={errorAt(path)}
      placeholder={fallback}
      value={typeof value === 'string' ? value : ''}
      fixOnBlur={false}
      withEyeDropper={false}
      popoverProps={{ zIndex: 300 }}
      onChange={(next) => set(next === '' ? undefined : next)}
    />
  );
}
