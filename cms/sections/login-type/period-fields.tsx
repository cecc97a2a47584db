import { Group, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { type PeriodType, ValidityUnit } from '#contract/calls/access-calls.ts';
import { LoginType } from '#content/constants.ts';
import { useTexts } from '../../language/texts.tsx';
import { type LoginValues, type TypedPeriod } from './login-values.ts';

interface PeriodFieldsProps {
  readonly type: PeriodType;
  readonly values: LoginValues;
  readonly onChange: (values: LoginValues) => void;
  readonly isWrong: boolean;
}

/** How long visitors have access once they are in. */
export function PeriodFields({ type, values, onChange, isWrong }: PeriodFieldsProps): ReactNode {
  const { t } = useTexts();
  const typed = values.periods[type];
  const change = (part: Partial<TypedPeriod>): void =>
    onChange({ ...values, periods: { ...values.periods, [type]: { ...typed, ...part } } });
  return (
    <Group gap="xs" align="start">
      <TextInput
        w={200}
        label={t('loginType.period')}
        description={t(type === LoginType.token ? 'loginType.periodToken' : 'loginType.periodTimed')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        value={typed.period}
        error={isWrong ? t('loginType.periodWrong') : undefined}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => change({ period: currentTarget.value })}
      />
      <NativeSelect
        label={t('loginType.unit')}
        value={typed.unit}
        data={Object.values(ValidityUnit).map((unit) => ({ value: unit, label: t(`loginType.unit.${unit}`) }))}
        onChange={({ currentTarget }) => {
          const unit = Object.values(ValidityUnit).find((each) => each === currentTarget.value);
          if (unit !== undefined) change({ unit });
        }}
      />
    </Group>
  );
}
