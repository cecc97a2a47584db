import { NumberInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface NumberFieldProps extends FieldProps {
  /** The value that applies while nothing is stored, shown in grey. */
  readonly fallback?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The unit after the number. */
  readonly unit?: string;
}

/** A number. A value out of range is kept and reported, never changed silently. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { of, path, label, hint, fallback, min, max, step = 1, unit } = props;
  const { value, set } = useField(of, path);
  const errorAt = useFieldError(of);
  return (
    <NumberInput
      {...fieldMark(path)}
      label={label}
      description={hint}
      error={errorAt(path)}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      placeholder={fallback === undefined ? undefined : String(fallback)}
      step={step}
      clampBehavior="none"
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(unit === undefined ? {} : { suffix: ` ${unit}` })}
      onChange={(next) => set(asStored(next))}
    />
  );
}

/** Incomplete input, such as a minus sign, stays as typed and is reported. */
function asStored(typed: number | string): number | string | undefined {
  if (typed === '') return undefined;
  const isNumber = typeof typed === 'string' && /^-?\d+(?:\.\d+)?$/.test(typed) && Number.isFinite(Number(typed));
  return isNumber ? Number(typed) : typed;
}
