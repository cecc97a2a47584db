import { Group, Slider, Text } from '@mantine/core';
import { type ReactNode } from 'react';

export interface LabelledSliderProps {
  readonly label: string;
  /** The value in words. */
  readonly valueText: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly onChange: (value: number) => void;
}

export function LabelledSlider({ label, valueText, value, range, onChange }: LabelledSliderProps): ReactNode {
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="xs">{label}</Text>
        <Text size="xs">{valueText}</Text>
      </Group>
      <Slider
        {...range}
        size="sm"
        thumbLabel={label}
        thumbValueText={valueText}
        label={null}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
