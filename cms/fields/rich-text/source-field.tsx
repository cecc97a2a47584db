import { Textarea } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Writing } from '../../language/writing.ts';

export interface RichTextFieldProps {
  /** See `fieldMark`. */
  readonly 'data-field': string;
  readonly writing: Writing;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  /** @param isStep whether it is a separate step, such as formatting */
  readonly onChange: (text: string, isStep?: boolean) => void;
}

/** The same text as it is stored. */
export function SourceField({ writing, value, onChange, ...field }: RichTextFieldProps): ReactNode {
  return (
    <Textarea
      {...field}
      {...writing}
      labelProps={{ lang: writing.lang }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={3}
      maxRows={14}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
