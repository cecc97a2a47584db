import { Button, Menu } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { HotspotKind } from '#content/constants.ts';
import { useTexts } from '../../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { kindIcons } from './hotspot-row.tsx';

interface HotspotAddMenuProps {
  readonly editor: Pick<HotspotShapeEditor, 'addInMiddle'>;
  /** Moves the focus to the new hotspot on the picture. */
  readonly onWork: () => void;
}

/** Puts a hotspot in the middle of the picture, for staff who do not draw. */
export function HotspotAddMenu({ editor, onWork }: HotspotAddMenuProps): ReactNode {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="light" leftSection={<Plus aria-hidden size={16} />}>
          {t('canvas.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.values(HotspotKind).map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon aria-hidden size={16} />}
              onClick={() => {
                editor.addInMiddle(kind);
                requestAnimationFrame(onWork);
              }}
            >
              {t(`hotspots.kind.${kind}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
