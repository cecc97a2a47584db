import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Direction, layTable, neighbour, smallestCard } from './layout.ts';
import { type Box, type Size } from '#engine/geometry.ts';

const count = fc.integer({ min: 1, max: 100 }).map((pairs) => pairs * 2);
const box = fc.record({ width: fc.integer({ min: 280, max: 2000 }), height: fc.integer({ min: 200, max: 1400 }) });
const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 1e-6 &&
    other.x < one.x + one.width - 1e-6 &&
    one.y < other.y + other.height - 1e-6 &&
    other.y < one.y + one.height - 1e-6
  );
}

function isFair({ width, height }: Size): boolean {
  const isLarge = Math.min(width, height) >= smallestCard;
  return isLarge && Math.max(width / height, height / width) <= 1.25 + 1e-9;
}

function isInside({ x, y, width, height }: Box, table: Size): boolean {
  return x >= -1e-6 && y >= -1e-6 && x + width <= table.width + 1e-6 && y + height <= table.height + 1e-6;
}

/** Whether cards of this size fit, calculated for each number of columns and in another way than the layout's. */
function fits(count: number, side: number, box: Size): boolean {
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    if (columns * (side + 8) - 8 <= box.width && rows * (side + 8) - 8 <= box.height) return true;
  }
  return false;
}

describe('the table', () => {
  it('shows all cards at a size to hit, apart from each other, inside the box or below it', () => {
    fc.assert(
      fc.property(count, box, (count, box) => {
        const { cards, height } = layTable(count, box);
        expect(cards).toHaveLength(count);
        expect(cards.filter((card) => !isFair(card))).toEqual([]);
        expect(cards.filter((card) => !isInside(card, { width: box.width, height }))).toEqual([]);
        expect(cards.filter((card, index) => cards.slice(index + 1).some((other) => overlap(card, other)))).toEqual([]);
      }),
    );
  });

  it('has cards as large as possible, and scrolls only if necessary', () => {
    fc.assert(
      fc.property(count, box, (count, box) => {
        const { cards, height } = layTable(count, box);
        const side = Math.min(cards[0]?.width ?? 0, cards[0]?.height ?? 0);
        if (fits(count, smallestCard, box)) {
          expect(height).toBe(box.height);
          expect(fits(count, side + 0.01, box)).toBe(false);
        } else {
          expect(height).toBeGreaterThan(box.height);
          expect(cards[0]?.x).toBeCloseTo(0, 6);
        }
      }),
    );
  });

  it('is centred', () => {
    fc.assert(
      fc.property(count, box, (count, box) => {
        const { cards, height } = layTable(count, box);
        const left = Math.min(...cards.map(({ x }) => x));
        const right = box.width - Math.max(...cards.map(({ x, width }) => x + width));
        expect(left).toBeCloseTo(right, 6);
        const top = Math.min(...cards.map(({ y }) => y));
        const bottom = height - Math.max(...cards.map((card) => card.y + card.height));
        expect(top).toBeCloseTo(bottom, 6);
      }),
    );
  });

  it.each([
    ['24 cards on a small phone', 24, { width: 280, height: 420 }, 4],
    ['2 cards on a tall one', 2, { width: 300, height: 600 }, 1],
    ['2 cards lying', 2, { width: 600, height: 300 }, 2],
    ['no box yet', 4, { width: 0, height: 0 }, 1],
  ])('with %s', (_, count, box, columns) => expect(layTable(count, box).columns).toBe(columns));
});

describe('arrow keys', () => {
  it('reach every card from the first, never leave the table, and are reversible in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), box, (count, box) => {
        const table = layTable(count, box);
        const reached = new Set([0]);
        for (const card of reached) {
          for (const direction of directions) reached.add(neighbour(table, card, direction));
          const right = neighbour(table, card, 'right');
          if (right !== card) expect(neighbour(table, right, 'left')).toBe(card);
          const down = table.cards[neighbour(table, card, 'down')];
          expect(down?.y).toBeGreaterThanOrEqual(table.cards[card]?.y ?? 0);
        }
        expect([...reached].toSorted((a, b) => a - b)).toEqual([...table.cards.keys()]);
      }),
    );
  });

  it('go to the nearest card of a shorter row', () => {
    const table = layTable(5, { width: 400, height: 260 });
    expect(table.columns).toBe(3);
    expect(directions.map((direction) => neighbour(table, 1, direction))).toEqual([0, 2, 1, 3]);
    expect(neighbour(table, 2, 'down')).toBe(4);
    expect(neighbour(table, 2, 'right')).toBe(2);
    expect(neighbour(table, 99, 'up')).toBe(99);
  });
});
