import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { itemTree } from '#content/item-tree.ts';
import { listRuns } from './list-runs.ts';

/** @param stations IDs; `1/2` is the child 2 of 1 */
function runs(...stations: readonly string[]): readonly (readonly number[])[] {
  const TourItems = stations.map((station) => {
    const [first = '', second] = station.split('/');
    return { ID: Number(second ?? first), TourID: 1, Parent: second === undefined ? undefined : Number(first) };
  });
  const items = createCatalogue({ Tours: [{ ID: 1 }], TourItems }).itemsOf(1);
  return listRuns(itemTree(items)).map((run) => run.map(({ item }) => item.ID));
}

it.each([
  [[], []],
  [['1', '2', '3'], [[1, 2, 3]]],
  [
    ['1', '2', '2/3', '4', '5'],
    [[1], [2], [4, 5]],
  ],
  [
    ['1', '1/2', '3', '3/4'],
    [[1], [3]],
  ],
])('stations %j make the runs %j', (stations, expected) => expect(runs(...stations)).toEqual(expected));
