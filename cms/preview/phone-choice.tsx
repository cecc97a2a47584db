import { SegmentedControl } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { isPhoneName, type PhoneName } from './phone-sizes.ts';

export interface PhoneChoiceProps {
  readonly value: PhoneName;
  readonly onChange: (name: PhoneName) => void;
}

/** Chooses the phone of a preview. */
export function PhoneChoice({ value, onChange }: PhoneChoiceProps): ReactNode {
  const { t } = useTexts();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('preview.phone')}
      value={value}
      onChange={(name) => {
        if (isPhoneName(name)) onChange(name);
      }}
      data={[
        { value: 'small', label: t('preview.phone.small') },
        { value: 'large', label: t('preview.phone.large') },
      ]}
    />
  );
}
