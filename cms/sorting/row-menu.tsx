import { ActionIcon, Menu, type MenuDropdownProps } from '@mantine/core';
import { EllipsisVertical, ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type MoveRow } from './sortable-list.tsx';

export interface RowMenuProps {
  /** The name of the row's object. */
  readonly name: string;
  readonly move: MoveRow;
  readonly onOpen?: () => void;
  readonly dropdown?: MenuDropdownProps;
  /** What can be done besides moving the row. */
  readonly children: ReactNode;
}

/** The menu of a row that can be moved. */
export function RowMenu({ name, move, onOpen, dropdown, children }: RowMenuProps): ReactNode {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" withinPortal {...(onOpen === undefined ? {} : { onOpen })}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('row.menu', { name })}>
          <EllipsisVertical aria-hidden size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown {...dropdown}>
        <MoveItems move={move} />
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Menu entries that move a row without dragging. */
function MoveItems({ move }: { readonly move: MoveRow }): ReactNode {
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
