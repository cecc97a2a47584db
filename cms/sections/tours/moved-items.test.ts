import { describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { completeItem } from '../../workspace/complete-objects.ts';
import { rowsOf } from './items/item-rows.ts';
import { itemsLeft, movedItems, withBranches } from './moved-items.ts';

const house = { ID: 1, MapURL: { de: 'house.webp' }, MapWidth: 100, MapHeight: 50, GameBoardImagesURL: ['a.webp'] };
const box = (south: number, west: number) => ({
  BottomLeft: { Latitude: south, Longitude: west },
  TopRight: { Latitude: south + 1, Longitude: west + 1 },
});
const item = { ID: 10, TourID: 1, Code: '7', Position: 4, MapX: 30, MapY: 20, GameBoardSVGPath: 'M0 0' };

const move = (items: readonly StoredObject[], to: StoredObject = {}, there: readonly StoredObject[] = []) =>
  movedItems({ items, from: house, to: { ...house, ID: 2, ...to }, there, parent: -1 });

describe('items in another tour', () => {
  it('come to its end with all that they have, if its map and its board are the same', () => {
    const there = [{ ID: 20, TourID: 2, Position: 6, Code: '1' }];
    const options = { MapMarkerType: 3, MapGPSAutoDistance: 12, ThemeID: 5, Unknown: { x: 1 } };
    const { items, lost, renumbered } = move([{ ...item, ...options }], {}, there);
    expect(items).toEqual([{ ...item, ...options, TourID: 2, Position: 7 }]);
    expect([lost, renumbered]).toEqual([{ places: 0, shapes: 0, paths: 0 }, 0]);
  });

  it.each([
    ['another picture', { MapURL: { de: 'garden.webp' } }],
    ['another size', { MapWidth: 200 }],
    ['no map', { MapURL: undefined }],
  ])('have no place on the map with %s', (_, to) => {
    const { items, lost } = move([item, { ID: 11, TourID: 1 }], to);
    expect(items[0]).not.toHaveProperty('MapX');
    expect(lost.places).toBe(1);
  });

  it('are at the same place of the earth on another map of it', () => {
    const from = { ...house, MapGPS: box(50, 8) };
    const to = { ...house, ID: 2, MapURL: { de: 'b.webp' }, MapWidth: 200, MapHeight: 200, MapGPS: box(50.5, 8) };
    const { items, lost } = movedItems({
      items: [item, { ...item, ID: 11, MapY: 40 }],
      from,
      to,
      there: [],
      parent: -1,
    });
    expect(items[0]).toMatchObject({ MapX: 60, MapY: 180 });
    expect(items[1]).not.toHaveProperty('MapX');
    expect(lost.places).toBe(1);
  });

  it('have no shape on another game board', () => {
    const { items, lost } = move([item], { GameBoardImagesURL: ['b.webp'] });
    expect(items[0]).not.toHaveProperty('GameBoardSVGPath');
    expect(lost.shapes).toBe(1);
  });

  it('get the next free codes where theirs are taken', () => {
    const there = ['7', 'a-1', ''].map((Code, at) => ({ ID: 20 + at, Code, Position: at }));
    const given = ['07', '7', 'A-1', '', '8'].map((Code, at) => ({ ID: 10 + at, Code }));
    const { items, renumbered } = move(given, {}, there);
    expect(items.map(({ Code }) => Code)).toEqual(['07', '9', 'A-2', '', '8']);
    expect(renumbered).toBe(2);
  });

  it('lead to each other alone, and are below each other or the chosen one', () => {
    const items = [
      { ID: 10, TourID: 1, Parent: 5, TransitionTo: 11, Path: [{ Next: 6 }, { Next: 11, Wait: 2 }] },
      { ID: 11, TourID: 1, Parent: 10, TransitionTo: 6 },
      { ID: 12, TourID: 1, Path: [{ AnnounceLocationID: 6, ReturnToOverview: true }] },
    ];
    const moved = movedItems({ items, from: house, to: { ID: 2 }, there: [], parent: 30 });
    expect(moved.items).toMatchObject([
      { Parent: 30, TransitionTo: 11, Path: [{ Next: 11, Wait: 2 }] },
      { Parent: 10 },
      { Parent: 30, Path: [{ AnnounceLocationID: 6, ReturnToOverview: true }] },
    ]);
    expect(moved.items[1]).not.toHaveProperty('TransitionTo');
    expect(moved.lost.paths).toBe(2);
  });
});

it('those that stay no longer lead to items that left', () => {
  const [first, second, third] = [
    { ID: 1, TransitionTo: 10, Path: [{ Next: 10 }, { Next: 2 }] },
    { ID: 2, Parent: 10 },
    { ID: 3, TransitionTo: 2 },
  ];
  expect(itemsLeft([first, second, third], [{ ID: 10 }])).toEqual([{ ID: 1, Path: [{ Next: 2 }] }, { ID: 2 }]);
});

it('what is below a chosen item goes along, in the order of the tour', () => {
  const rows = rowsOf(
    [
      { ID: 1 },
      { ID: 2, Parent: 1 },
      { ID: 3, Parent: 2 },
      { ID: 4 },
      { ID: 5, Parent: 4 },
      // A broken tree.
      { ID: 6, Parent: 6 },
    ].map((one, Position) => completeItem({ ...one, Position })),
  );
  expect(withBranches(rows, [5, 1])).toEqual([1, 2, 3, 5]);
  expect(withBranches(rows, [6])).toEqual([6]);
});
