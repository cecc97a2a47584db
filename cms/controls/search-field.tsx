import { TextInput, type TextInputProps } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import { useTexts } from '../language/texts.tsx';

export interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A search field. Its accessible name says what can be found, because the field is too narrow for it. */
export function SearchField({ label, onChange, ...field }: SearchFieldProps): ReactNode {
  const { t } = useTexts();
  return (
    <TextInput
      leftSection={<Search aria-hidden size={16} />}
      aria-label={label}
      placeholder={t('action.find')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  );
}
