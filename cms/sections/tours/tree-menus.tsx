import { Menu } from '@mantine/core';
import { Copy, type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { type Tour } from '#content/entities/tour.ts';
import { justMade } from '../../lists/use-focus-when-new.ts';
import { useTexts } from '../../language/texts.tsx';
import { RowMenu } from '../../sorting/row-menu.tsx';
import { type MoveRow } from '../../sorting/sortable-list.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { tourPaths } from './tour-paths.ts';
import { type TreeEdits } from './use-tree-edits.ts';

interface MenuOfRowProps {
  readonly name: string;
  readonly move: MoveRow;
  readonly onOpen: () => void;
}

export interface GroupMenuProps extends MenuOfRowProps {
  readonly onAddTour: () => void;
}

export function GroupMenu({ onAddTour, ...row }: GroupMenuProps): ReactNode {
  const { t } = useTexts();
  return <TreeMenu {...row} make={{ label: t('tours.newTour'), Icon: Plus, act: onAddTour }} />;
}

export interface TourMenuProps extends MenuOfRowProps {
  readonly tour: Tour;
  readonly groups: readonly TourGroup[];
  readonly edits: TreeEdits;
}

export function TourMenu({ tour, groups, edits, ...row }: TourMenuProps): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const label = useId();
  const others = groups.filter(({ ID }) => ID !== tour.TourGroupID);
  const duplicate = (): void => {
    const copy = edits.duplicate(tour.ID);
    if (copy !== undefined) void navigate(tourPaths.tour(copy), { state: justMade });
  };
  return (
    <TreeMenu {...row} make={{ label: t('action.duplicate'), Icon: Copy, act: duplicate }}>
      {others.length === 0 ? null : (
        <div role="group" aria-labelledby={label}>
          <Menu.Divider />
          <Menu.Label id={label}>{t('tours.moveTo')}</Menu.Label>
          {others.map((group) => (
            <Menu.Item key={group.ID} onClick={() => edits.moveToGroup(tour.ID, group.ID)}>
              {objectLabel(group, language, t('unnamed'))}
            </Menu.Item>
          ))}
        </div>
      )}
    </TreeMenu>
  );
}

interface TreeMenuProps extends MenuOfRowProps {
  /** The entry that adds an object and opens its editor. */
  readonly make: { readonly label: string; readonly Icon: LucideIcon; readonly act: () => void };
  readonly children?: ReactNode;
}

function TreeMenu({ make: { label, Icon, act }, children, ...row }: TreeMenuProps): ReactNode {
  return (
    <RowMenu {...row} dropdown={{ mah: 360, maw: 320, style: { overflowY: 'auto' } }}>
      <Menu.Item leftSection={<Icon aria-hidden size={16} />} onClick={act}>
        {label}
      </Menu.Item>
      {children}
    </RowMenu>
  );
}
