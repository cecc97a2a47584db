import { ActionIcon, Drawer, Group } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../language/texts.tsx';
import { useFormKey, useObject } from '../../../workspace/workspace-context.tsx';
import { tourPaths } from '../tour-paths.ts';
import { ItemDetails } from './item-details.tsx';
import { type ItemNames } from '../../../tour-items/use-item-names.ts';

export interface ItemDrawerProps {
  readonly tourID: number;
  /** Undefined if no station is open. */
  readonly ID: number | undefined;
  /** All stations of the tour. */
  readonly order: readonly number[];
  readonly names: ItemNames;
  readonly onClose: () => void;
}

/** One station of a tour with all of its fields there, and links to the previous and the next one. */
export function ItemDrawer({ tourID, ID, order, names, onClose }: ItemDrawerProps): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const of = { model: 'tourItems', ID: ID ?? -1 } as const;
  const object = useObject(of);
  const formKey = useFormKey(of);
  const place = ID === undefined ? -1 : order.indexOf(ID);
  const go = (to: number | undefined) =>
    to === undefined ? undefined : () => void navigate(tourPaths.item(tourID, to));
  const steps = [
    { label: t('stop.previous'), act: go(place > 0 ? order[place - 1] : undefined), Icon: ChevronLeft },
    { label: t('stop.next'), act: go(place < 0 ? undefined : order[place + 1]), Icon: ChevronRight },
  ];
  return (
    <Drawer
      opened={ID !== undefined && object !== undefined}
      onClose={onClose}
      position="right"
      size={520}
      title={object === undefined ? '' : names.itemInFull(object)}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {object === undefined || ID === undefined ? null : (
        <>
          <Group gap={4} mb="sm">
            {steps.map(({ label, act, Icon }) => (
              <ActionIcon
                key={label}
                variant="default"
                aria-label={label}
                title={label}
                disabled={act === undefined}
                onClick={act}
              >
                <Icon aria-hidden size={18} />
              </ActionIcon>
            ))}
          </Group>
          <ItemDetails key={formKey} tourID={tourID} ID={ID} names={names} />
        </>
      )}
    </Drawer>
  );
}
