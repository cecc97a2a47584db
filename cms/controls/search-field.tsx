import { TextInput, type TextInputProps } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';

export interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Where staff type what they look for. */
export function SearchField({ label, onChange, ...field }: SearchFieldProps): ReactNode {
  return (
    <TextInput
      leftSection={<Search aria-hidden size={16} />}
      aria-label={label}
      placeholder={label}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  );
}
