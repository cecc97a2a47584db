import { Checkbox } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type Selection } from './use-selection.ts';

export interface RowCheckboxProps {
  readonly selection: Selection;
  readonly ID: number;
  readonly name: string;
  /** -1: the row is chosen by its own keys. */
  readonly tabIndex?: -1 | 0;
}

/** Chooses one row; with the shift key, all from the last one that was chosen. */
export function RowCheckbox({ selection, ID, name, tabIndex = 0 }: RowCheckboxProps): ReactNode {
  const { t } = useTexts();
  return (
    <Checkbox
      aria-label={t('select.row', { name })}
      tabIndex={tabIndex}
      checked={selection.has(ID)}
      onChange={({ nativeEvent }) => selection.toggle(ID, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
