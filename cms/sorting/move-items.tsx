import { Menu } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type MoveRow } from './sortable-list.tsx';

/** Menu entries that move a row without dragging. */
export function MoveItems({ move }: { readonly move: MoveRow }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Menu.Item leftSection={<ArrowUp aria-hidden size={16} />} disabled={move.up === undefined} onClick={move.up}>
        {t('sort.up')}
      </Menu.Item>
      <Menu.Item
        leftSection={<ArrowDown aria-hidden size={16} />}
        disabled={move.down === undefined}
        onClick={move.down}
      >
        {t('sort.down')}
      </Menu.Item>
    </>
  );
}
