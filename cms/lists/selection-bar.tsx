import { Checkbox, Group, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type Selection } from './use-selection.ts';

export interface SelectionBarProps {
  readonly selection: Selection;
  /** Of all rows. */
  readonly count: number;
  /** Shown while nothing is selected. */
  readonly idle?: ReactNode;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
}

/** Selects all rows or none, and shows the number of selected rows with the actions on them. */
export function SelectionBar({ selection, count, idle = null, children }: SelectionBarProps): ReactNode {
  const { t } = useTexts();
  const { ids, state, setAll } = selection;
  return (
    <Group gap="xs" mih={36}>
      <Checkbox
        aria-label={t('select.all')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={count === 0}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" role="status">
        {ids.length === 0 ? t('list.count', { count }) : t('select.count', { count: ids.length })}
      </Text>
      {ids.length === 0 ? idle : children}
    </Group>
  );
}
