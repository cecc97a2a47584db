import { Menu, Text, TextInput, UnstyledButton } from '@mantine/core';
import { CopyPlus, FolderInput, IndentDecrease, IndentIncrease, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../../../controls/icon-button.tsx';
import { useField } from '../../../fields/use-field.ts';
import { useTexts } from '../../../language/texts.tsx';
import { RowCheckbox } from '../../../lists/row-checkbox.tsx';
import { SmallPicture } from '../../../lists/small-picture.tsx';
import { stationPicture, stationType } from '../../../lists/station-looks.ts';
import { type Selection } from '../../../lists/use-selection.ts';
import { RowMenu } from '../../../sorting/row-menu.tsx';
import { type MoveRow } from '../../../sorting/sortable-list.tsx';
import { useSortRow } from '../../../sorting/use-sort-row.tsx';
import { type ItemRow } from './item-rows.ts';
import { pathText } from './path-text.ts';
import { type ItemFault } from './use-item-faults.ts';
import { type ItemNames } from '../../../tour-items/use-item-names.ts';
import styles from './items.module.css';

export interface ItemTreeRowProps {
  readonly row: ItemRow;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly place: number;
  readonly count: number;
  readonly names: ItemNames;
  readonly fault: ItemFault;
  readonly selection: Selection;
  readonly move: MoveRow;
  readonly nest: { readonly name: string; readonly act: () => void } | undefined;
  readonly unnest: (() => void) | undefined;
  readonly onOpen: () => void;
  readonly onDuplicate: () => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

/** One station of a tour: its code, its kind and name, and its path. */
export function ItemTreeRow(props: ItemTreeRowProps): ReactNode {
  const {
    row,
    start,
    place,
    count,
    names,
    fault,
    selection,
    move,
    nest,
    unnest,
    onOpen,
    onDuplicate,
    onMove,
    onRemove,
  } = props;
  const { item, depth } = row;
  const { t } = useTexts();
  const name = names.station(item.LocationID);
  const { ref, style, isHeld, handle } = useSortRow(item.ID, name);
  const code = useField({ model: 'tourItems', ID: item.ID }, ['Code']);
  const station = names.stationOf(item.LocationID);
  const type = station === undefined ? undefined : stationType(station);
  const onward = pathText(item, names, t);
  return (
    <li
      ref={ref}
      className={styles.row}
      style={{ ...style, position: 'absolute', insetBlockStart: start }}
      data-held={isHeld || undefined}
      aria-setsize={count}
      aria-posinset={place + 1}
    >
      <RowCheckbox selection={selection} ID={item.ID} name={name} />
      {handle}
      <span style={{ inlineSize: Math.min(depth, 4) * 20 }} aria-hidden />
      <TextInput
        className={styles.code}
        size="sm"
        aria-label={t('stop.codeOf', { name })}
        value={typeof code.value === 'string' || typeof code.value === 'number' ? String(code.value) : ''}
        error={fault.code !== undefined}
        onChange={({ currentTarget }) => code.set(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
      <SmallPicture url={stationPicture(station)} name={name} size={40} />
      <UnstyledButton
        className={styles.name}
        onClick={onOpen}
        aria-label={t('stop.open', { name })}
        data-item={item.ID}
      >
        <Text truncate fw={depth === 0 ? 600 : 400} c={station === undefined ? 'red.9' : 'inherit'}>
          {name}
        </Text>
        <Text truncate size="xs" c={fault.code === undefined ? 'dimmed' : 'red.9'}>
          {fault.code ?? [type === undefined ? '' : t(`location.Type.${type}`), onward].filter(Boolean).join(' · ')}
        </Text>
      </UnstyledButton>
      {fault.other === undefined ? null : (
        <IconButton color="red" label={fault.other} icon={TriangleAlert} onClick={onOpen} />
      )}
      <RowMenu name={name} move={move}>
        {nest === undefined ? null : (
          <Menu.Item leftSection={<IndentIncrease aria-hidden size={16} />} onClick={nest.act}>
            {t('stop.nest', { name: nest.name })}
          </Menu.Item>
        )}
        {unnest === undefined ? null : (
          <Menu.Item leftSection={<IndentDecrease aria-hidden size={16} />} onClick={unnest}>
            {t('stop.unnest')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<CopyPlus aria-hidden size={16} />} onClick={onDuplicate}>
          {t('stop.duplicate')}
        </Menu.Item>
        <Menu.Item leftSection={<FolderInput aria-hidden size={16} />} onClick={onMove}>
          {t('stop.move')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<Trash2 aria-hidden size={16} />} onClick={onRemove}>
          {t('stop.remove')}
        </Menu.Item>
      </RowMenu>
    </li>
  );
}
