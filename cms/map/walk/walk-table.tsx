import { Table } from '@mantine/core';
import { type ReactNode } from 'react';
import { type TriggerField } from '#engine/map/trigger-field.ts';
import { useTexts } from '../../language/texts.tsx';
import { type MapItem } from '../use-map-items.ts';
import { useLength } from '../use-length.ts';
import { type SimulatedWalk } from './rules/simulated-walk.ts';
import { walkStateOf } from './rules/walk-state.ts';

export interface WalkTableProps {
  readonly walk: SimulatedWalk;
  readonly items: readonly MapItem[];
  readonly field: TriggerField;
}

/** The number of nearest stations that are listed. */
const most = 15;

/** How far the stations are, and why they are open or not, nearest first. */
export function WalkTable({ walk, items, field }: WalkTableProps): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const rows = items
    .map(({ item, name }) => ({ id: item.ID, name, ...walkStateOf(walk, item.ID, field) }))
    .toSorted((one, other) => (one.away ?? Infinity) - (other.away ?? Infinity) || 0)
    .slice(0, most);
  return (
    <Table aria-label={t('map.walk.stations')} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('map.walk.station')}</Table.Th>
          <Table.Th scope="col">{t('map.walk.away')}</Table.Th>
          <Table.Th scope="col">{t('map.walk.within')}</Table.Th>
          <Table.Th scope="col">{t('map.walk.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ id, name, walkState, away, distance }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            <Table.Td>{away === undefined ? '–' : length(away)}</Table.Td>
            <Table.Td>{length(distance)}</Table.Td>
            <Table.Td>{t(`map.walk.state.${walkState}`)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
