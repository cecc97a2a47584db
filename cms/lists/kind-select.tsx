import { Select, type SelectProps } from '@mantine/core';
import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { useTexts } from '../language/texts.tsx';

export interface KindSelectProps extends Pick<SelectProps, 'flex' | 'w' | 'size'> {
  /** Null for all kinds. */
  readonly value: string | null;
  readonly onChange: (kind: string | null) => void;
}

/** Filters stations by kind. */
export function KindSelect(props: KindSelectProps): ReactNode {
  const { t } = useTexts();
  return (
    <Select
      aria-label={t('list.kind')}
      placeholder={t('list.kind.all')}
      clearable
      clearButtonProps={{ 'aria-label': t('list.kind.all') }}
      data={Object.values(LocationType).map((type) => ({ value: String(type), label: t(`location.Type.${type}`) }))}
      {...props}
    />
  );
}
