import { describe, expect, it } from 'vitest';
import { partAt } from '../../rules/parts.ts';
import { hotspotsAt, partsOf } from './hits.ts';
import { boxOf, type PlacedHotspot } from './placing.ts';

const rect = (X: number, Y: number, Width: number, Height: number): PlacedHotspot => ({
  Kind: 'rect',
  X,
  Y,
  Width,
  Height,
  Points: '',
});
const triangle: PlacedHotspot = {
  Kind: 'polygon',
  X: 500,
  Y: 0,
  Width: 100,
  Height: 60,
  Points: '500,0 600,0 600,60',
};

describe('the hotspots under a point', () => {
  const one = rect(100, 200, 50, 80);

  it.each([
    ['left', { x: 97, y: 240 }, { x: 96.9, y: 240 }],
    ['right', { x: 153, y: 240 }, { x: 153.1, y: 240 }],
    ['top', { x: 120, y: 197 }, { x: 120, y: 196.9 }],
    ['bottom', { x: 120, y: 283 }, { x: 120, y: 283.1 }],
  ])('lie within its reach on the %s', (_, near, far) => {
    expect(hotspotsAt([one], near, 3)).toEqual([0]);
    expect(hotspotsAt([one], far, 3)).toEqual([]);
  });

  it('exclude those with only their bounding box under it', () => {
    expect(hotspotsAt([triangle], { x: 510, y: 50 }, 3)).toEqual([]);
    expect(hotspotsAt([{ ...rect(0, 0, 100, 100), Kind: 'circle' }], { x: 3, y: 3 }, 3)).toEqual([]);
  });

  it('are sorted by distance, then by size, then by their order', () => {
    const small = rect(110, 210, 10, 10);
    expect(hotspotsAt([one, rect(90, 205, 8, 8)], { x: 99.5, y: 210 }, 3)).toEqual([0, 1]);
    expect(hotspotsAt([rect(90, 205, 8, 8), one], { x: 100, y: 210 }, 3)).toEqual([1, 0]);
    expect(hotspotsAt([one, small], { x: 115, y: 215 }, 3)).toEqual([1, 0]);
    expect(hotspotsAt([small, one], { x: 115, y: 215 }, 3)).toEqual([0, 1]);
    expect(hotspotsAt([one, one, one], { x: 115, y: 215 }, 3)).toEqual([0, 1, 2]);
  });
});

describe('the handles of a hotspot', () => {
  const namesOf = (hotspot: PlacedHotspot, roomy: number): readonly unknown[] =>
    partsOf(hotspot, roomy).map((part) =>
      part.kind === 'grip' ? [part.grip.x, part.grip.y] : [part.kind, part.name.node],
    );
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];

  it('are its corners, and the middles of sides that are long enough', () => {
    expect(namesOf(rect(0, 0, 40, 39), 40)).toEqual([...corners, [0, -1], [0, 1]]);
    expect(namesOf(rect(0, 0, 39, 40), 40)).toEqual([...corners, [1, 0], [-1, 0]]);
    expect(namesOf(rect(0, 0, 40, 40), 40)).toHaveLength(8);
    expect(namesOf(rect(0, 0, 39, 39), 40)).toEqual(corners);
    expect(partsOf(rect(10, 20, 40, 60), 40)[4]).toEqual({ kind: 'grip', grip: { x: 0, y: -1 }, at: { x: 30, y: 20 } });
  });

  it('of a polygon are its corners, and new ones on sides that are long enough', () => {
    expect(namesOf(triangle, 60)).toEqual([
      ['node', 0],
      ['node', 1],
      ['node', 2],
      ['middle', 0],
      ['middle', 1],
      ['middle', 2],
    ]);
    expect(namesOf(triangle, 61).slice(3)).toEqual([
      ['middle', 0],
      ['middle', 2],
    ]);
    expect(partsOf(triangle, 60).map(({ at }) => at)).toEqual([
      { x: 500, y: 0 },
      { x: 600, y: 0 },
      { x: 600, y: 60 },
      { x: 550, y: 0 },
      { x: 600, y: 30 },
      { x: 550, y: 30 },
    ]);
    expect(partsOf({ ...triangle, Points: 'x' }, 1)).toEqual([]);
  });

  it('reach a quarter into a small hotspot, and the full distance outside it', () => {
    const small = rect(100, 100, 20, 40);
    const parts = partsOf(small, 400);
    expect(partAt(parts, boxOf(small), { x: 104, y: 103 }, 12)).toBe(parts[0]);
    expect(partAt(parts, boxOf(small), { x: 105, y: 104 }, 12)).toBeUndefined();
    expect(partAt(parts, boxOf(small), { x: 92, y: 92 }, 12)).toBe(parts[0]);
    expect(partAt(parts, boxOf(small), { x: 100, y: 108 }, 12)).toBe(parts[0]);
    expect(partAt(parts, boxOf(small), { x: 120, y: 108 }, 12)).toBe(parts[1]);
    expect(partAt(parts, boxOf(small), { x: 108, y: 100 }, 12)).toBe(parts[0]);
    expect(partAt(parts, boxOf(small), { x: 108, y: 140 }, 12)).toBe(parts[3]);
    expect(partAt(parts, boxOf(small), { x: 88, y: 99 }, 12)).toBeUndefined();
    const large = rect(0, 0, 100, 100);
    expect(partAt(partsOf(large, 400), boxOf(large), { x: 8, y: 8 }, 12)).toBeDefined();
    expect(partAt(partsOf(large, 400), boxOf(large), { x: 9, y: 9 }, 12)).toBeUndefined();
    const flat = rect(0, 0, 400, 16);
    expect(partAt(partsOf(flat, 999), boxOf(flat), { x: 3, y: 3 }, 12)).toBeUndefined();
  });

  it('of a polygon reach as far inside', () => {
    const parts = partsOf(triangle, 400);
    expect(partAt(parts, boxOf(triangle), { x: 590, y: 5 }, 12)).toBe(parts[1]);
    const small = { ...triangle, Width: 20, Height: 12, Points: '500,0 520,0 520,12' };
    expect(partAt(partsOf(small, 400), boxOf(small), { x: 515, y: 5 }, 12)).toMatchObject({
      kind: 'node',
      name: { node: 1 },
    });
  });
});
