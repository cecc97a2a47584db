import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMiddle } from '#ui/picture/zoom-view.ts';
import { layOutTable, screenBox, tableLength, tablePoint } from './layout.ts';
import { overlaps } from './rules/geometry.ts';
import { scatter } from './rules/scatter.ts';
import { createTable } from './rules/table.ts';
import { aspects, faultsOf } from './testing/tables.ts';

const dimension = fc.integer({ min: 1, max: 20 });
const cuts = fc.record({ columns: dimension, rows: dimension, noses: fc.boolean(), seed: fc.constant(1) });
const length = fc.integer({ min: 240, max: 2000 });

describe('the table on a screen', () => {
  it('fits board and tray side by side into the box, the board at least half of its possible size', () => {
    fc.assert(
      fc.property(length, length, cuts, aspects, (width, height, cut, aspect) => {
        const { board, tray, scale } = layOutTable({ width, height }, cut, aspect);
        expect(board.width / board.height).toBeCloseTo(aspect);
        expect(board.height).toBeCloseTo(scale);
        expect(overlaps(board, tray)).toBe(false);
        for (const part of [board, tray]) {
          expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
          expect(part.x + part.width).toBeLessThanOrEqual(width + 1e-9);
          expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-9);
        }
        expect(board.height).toBeGreaterThan(Math.min((width - 16) / aspect, height - 16) * 0.499);
      }),
    );
  });

  it.each([
    { width: 390, height: 700, columns: 8, rows: 6, aspect: 4 / 3, side: 'below', least: 350 },
    { width: 320, height: 500, columns: 2, rows: 2, aspect: 4 / 3, side: 'below', least: 250 },
    { width: 844, height: 360, columns: 8, rows: 6, aspect: 4 / 3, side: 'beside', least: 370 },
    { width: 1440, height: 820, columns: 20, rows: 20, aspect: 4 / 3, side: 'beside', least: 680 },
    { width: 390, height: 700, columns: 4, rows: 6, aspect: 2 / 3, side: 'below', least: 220 },
    { width: 390, height: 700, columns: 1, rows: 1, aspect: 4 / 3, side: 'below', least: 300 },
  ])('$columns by $rows on $width by $height: the tray is $side', ({ width, height, aspect, side, least, ...grid }) => {
    const { board, tray } = layOutTable({ width, height }, { ...grid, noses: true }, aspect);
    expect(tray.y > board.y + board.height ? 'below' : 'beside').toBe(side);
    expect(board.width).toBeGreaterThan(least);
  });

  it.each([
    { width: 1280, height: 660 },
    { width: 390, height: 700 },
  ])('of $width by $height is mirrored where lines run to the left', (size) => {
    const cut = { columns: 8, rows: 6, noses: true };
    const [left, right] = ['ltr', 'rtl'].map((dir) => layOutTable(size, cut, 4 / 3, dir));
    for (const part of ['board', 'tray'] as const) {
      expect(right?.[part].y).toBe(left?.[part].y);
      expect(right?.[part].x).toBeCloseTo(size.width - (left?.[part].x ?? 0) - (left?.[part].width ?? 0));
    }
    expect(right?.area.tray.x).toBeCloseTo(((right?.tray.x ?? 0) - (right?.board.x ?? 0)) / (right?.scale ?? 1));
  });

  it('survives every size, and is the same in table units', () => {
    const size = fc.oneof(fc.constantFrom(0, -1, Number.NaN, 1, 30), length);
    fc.assert(
      fc.property(size, size, cuts, aspects, (width, height, cut, aspect) => {
        const layout = layOutTable({ width, height }, cut, aspect);
        const { board, tray, area } = layout;
        const frame = { width: 100, height: 100 };
        const framed = { stage: { frame, picture: frame }, view: { zoom: 1, x: 0, y: 0 } };
        const corner = tablePoint(layout, framed, tray);
        expect(area.tray.x).toBeCloseTo(corner.x);
        expect(area.tray.y).toBeCloseTo(corner.y);
        const last = { x: aspect, y: 1, width: 0, height: 0 };
        expect(screenBox(layout, framed, last).x).toBeCloseTo(board.x + board.width);
        const table = createTable(cut, aspect, area);
        expect(table.bounds).toEqual(expect.objectContaining({ x: expect.any(Number) }));
        expect(faultsOf(table, scatter(table, 1))).toEqual([]);
      }),
    );
  });
});

describe('a zoomed table', () => {
  const layout = layOutTable({ width: 390, height: 700 }, { columns: 2, rows: 2, noses: true }, 1.5);
  const frame = { width: 390, height: 700 };
  const framed = { stage: { frame, picture: frame }, view: { zoom: 2, x: 30, y: -40 } };

  it('is measured from the middle of its frame', () => {
    expect(fromMiddle(framed, { x: 195, y: 350 })).toEqual({ x: 0, y: 0 });
    expect(fromMiddle(framed, { x: 200, y: 340 })).toEqual({ x: 5, y: -10 });
  });

  it('shows boxes larger, and lengths shorter', () => {
    const box = screenBox(layout, framed, { x: 0, y: 0, width: 1.5, height: 1 });
    expect(box.width).toBeCloseTo(2 * layout.board.width);
    expect(box.height).toBeCloseTo(2 * layout.board.height);
    expect(box.x).toBeCloseTo((layout.board.x - 195) * 2 + 30 + 195);
    expect(box.y).toBeCloseTo((layout.board.y - 350) * 2 - 40 + 350);
    expect(tableLength(layout, framed, 12)).toBeCloseTo(6 / layout.scale);
  });

  it('finds the point of the table under each point of the screen', () => {
    const coordinate = fc.integer({ min: -500, max: 1500 });
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        fc.integer({ min: 1, max: 8 }),
        coordinate,
        coordinate,
        (x, y, zoom, a, b) => {
          const view = { ...framed, view: { zoom, x: a, y: b } };
          const there = tablePoint(layout, view, { x, y });
          const back = screenBox(layout, view, { ...there, width: 0, height: 0 });
          expect(back.x).toBeCloseTo(x, 4);
          expect(back.y).toBeCloseTo(y, 4);
        },
      ),
    );
  });
});
