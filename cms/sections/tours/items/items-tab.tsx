import { Button, Group, Stack, Text, ActionIcon, Drawer } from '@mantine/core';
import { ListPlus, Plus, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { LearnMore } from '../../../help/learn-more.tsx';
import { HistoryButton } from '../../../history/history-button.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { StationPicker } from '../../../lists/station-picker.tsx';
import { type DeletionWords, useDeletion } from '../../../lists/use-deletion.tsx';
import { useUndoNotice } from '../../../workspace/use-undo-notice.tsx';
import { useSelection } from '../../../lists/use-selection.ts';
import { SelectionBar } from '../../../lists/selection-bar.tsx';
import { useCurrentName, useFormKey, useObject } from '../../../workspace/workspace-context.tsx';
import { tourPaths } from '../tour-paths.ts';
import { ItemActions } from './item-actions.tsx';
import { withBranches } from '../moved-items.ts';
import { rowsOf } from './item-rows.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ItemTree, type ItemTreeHandle } from './item-tree.tsx';
import { useItemEdits } from './use-item-edits.ts';
import { useItemFaults } from './use-item-faults.ts';
import { useItemNames, type ItemNames } from '../../../tour-items/use-item-names.ts';
import { useItems } from '../../../tour-items/use-items.ts';
import { ItemDetails } from './item-details.tsx';

const nameOf = (ID: number) => ({ model: 'tourItems', ID }) as const;

const takingOut: DeletionWords = {
  title: 'stop.takeOut',
  refused: 'stop.notTakenOut',
  done: 'stop.takenOut',
  confirm: 'stop.remove',
};

/** The stations of a tour, with their order and codes. */
export function ItemsTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const items = useItems(ID);
  const rows = useMemo(() => rowsOf(items), [items]);
  const order = useMemo(() => rows.map(({ item }) => item.ID), [rows]);
  const names = useItemNames();
  const edits = useItemEdits(ID);
  const faults = useItemFaults(items);
  const selection = useSelection(order);
  const deletion = useDeletion();
  const tell = useUndoNotice();
  const [isAdding, setAdding] = useState(false);
  const [moving, setMoving] = useState<readonly number[]>();
  const adder = useRef<HTMLButtonElement>(null);
  const tree = useRef<ItemTreeHandle>(null);
  const goneAt = useRef<number>(undefined);
  useEffect(() => {
    if (goneAt.current === undefined) return;
    // After a removal, the focus stays at the same place in the list.
    if (order.length === 0) adder.current?.focus();
    else tree.current?.focusAt(Math.min(goneAt.current, order.length - 1));
    goneAt.current = undefined;
  }, [order]);
  const remove = (ids: readonly number[]): void =>
    deletion.ask(ids.map(nameOf), {
      words: takingOut,
      consequences: <Text>{t('stop.stay', { count: ids.length })}</Text>,
      onDone: () => {
        goneAt.current = order.findIndex((item) => ids.includes(item));
      },
    });
  const open = useCurrentName(nameOf(Number(useParams()['itemID'] ?? Number.NaN))).ID;
  const duplicate = (item: number): void => {
    const copy = edits.duplicate(rows, item);
    if (copy === undefined) return;
    const original = items.find((one) => one.ID === item);
    tell(t('stop.duplicated', { name: names.station(original?.LocationID ?? -1) }));
    void navigate(tourPaths.item(ID, copy));
  };
  const addNew = (): void => {
    const added = edits.addNew({ Type: LocationType.Audio });
    if (added === undefined) return;
    const path = tourPaths.item(ID, added);
    void navigate(path, { replace: path === pathname });
  };
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button ref={adder} leftSection={<ListPlus aria-hidden size={16} />} onClick={() => setAdding(true)}>
          {t('stop.add')}
        </Button>
        <Button variant="light" leftSection={<Plus aria-hidden size={16} />} onClick={addNew}>
          {t('stop.addNew')}
        </Button>
      </Group>
      {items.length === 0 ? (
        <>
          <Text c="dimmed" maw={560}>
            {t('stop.teach')}
          </Text>
          <LearnMore topic="tour-stations" anchor="add" />
        </>
      ) : (
        <>
          <SelectionBar selection={selection} count={items.length}>
            <ItemActions
              ids={selection.ids}
              items={items}
              edits={edits}
              onMove={() => setMoving(withBranches(rows, selection.ids))}
              onRemove={() => remove(selection.ids)}
            />
          </SelectionBar>
          <ItemTree
            handle={tree}
            rows={rows}
            names={names}
            edits={edits}
            faults={faults}
            selection={selection}
            onOpen={(item) => void navigate(tourPaths.item(ID, item))}
            onDuplicate={duplicate}
            onMove={(item) => setMoving(withBranches(rows, [item]))}
            onRemove={(item) => remove([item])}
          />
        </>
      )}
      <ItemDrawer
        tourID={ID}
        ID={Number.isNaN(open) ? undefined : open}
        order={order}
        names={names}
        onClose={() => void navigate(tourPaths.tour(ID, 'stations'))}
      />
      <StationPicker
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        title={t('stop.add')}
        taken={items.map(({ LocationID }) => LocationID)}
        takenText={t('stop.taken')}
        confirm={(count) => (count === 0 ? t('stop.add') : t('stop.addCount', { count }))}
        onChoose={(stations) => {
          edits.add(stations);
          setAdding(false);
        }}
      />
      {moving === undefined ? null : (
        <MoveDialog
          tourID={ID}
          ids={moving}
          edits={edits}
          onClose={() => setMoving(undefined)}
          onMoved={() => {
            goneAt.current = order.findIndex((item) => moving.includes(item));
            setMoving(undefined);
          }}
        />
      )}
      {deletion.dialog}
    </Stack>
  );
}

interface ItemDrawerProps {
  readonly tourID: number;
  /** Undefined if no station is open. */
  readonly ID: number | undefined;
  /** All stations of the tour. */
  readonly order: readonly number[];
  readonly names: ItemNames;
  readonly onClose: () => void;
}

/** One station of a tour with all of its fields there, and links to the previous and the next one. */
function ItemDrawer({ tourID, ID, order, names, onClose }: ItemDrawerProps): ReactNode {
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
            <div style={{ marginInlineStart: 'auto' }}>
              <HistoryButton of={[{ model: 'tourItems', ID }]} />
            </div>
          </Group>
          <ItemDetails key={formKey} tourID={tourID} ID={ID} names={names} />
        </>
      )}
    </Drawer>
  );
}
