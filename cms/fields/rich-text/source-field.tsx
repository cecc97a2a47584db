import { type InputWrapperProps } from '@mantine/core';
import { type ReactNode } from 'react';
import { GrowingText } from '../../controls/growing-text.tsx';
import { type Writing } from '../../language/writing.ts';

export interface RichTextFieldProps {
  /** See `fieldMark`. */
  readonly 'data-field': string;
  readonly writing: Writing;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: string | undefined;
  /** What visitors read while it is empty. */
  readonly placeholder?: string;
  readonly value: string;
  /** @param isStep whether it is a separate step, such as formatting */
  readonly onChange: (text: string, isStep?: boolean) => void;
}

/** The order of a field's parts: notes on its text come after it. */
export const notesBelow: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];

/** The same text as it is stored. */
export function SourceField({ writing, value, onChange, ...field }: RichTextFieldProps): ReactNode {
  return (
    <GrowingText
      {...field}
      {...writing}
      labelProps={{ lang: writing.lang }}
      inputWrapperOrder={notesBelow}
      minRows={3}
      maxRows={14}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
