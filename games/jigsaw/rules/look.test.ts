import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detail, type Look, looksOf, type Pixels } from './look.ts';

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number];

/** Paints a picture; x and y count from 0 to 1 over each piece. */
function painted(columns: number, rows: number, paint: Paint): Pixels {
  const [width, height] = [columns * detail, rows * detail];
  const data = Array.from({ length: width * height }, (_, index) => {
    const [red, green, blue, alpha = 255] = paint((index % width) / detail, Math.floor(index / width) / detail);
    return [red, green, blue, alpha];
  }).flat();
  return { width, height, data };
}

function lookOf(paint: Paint): Look {
  const [look] = looksOf({ columns: 1, rows: 1 }, painted(1, 1, paint));
  if (look === undefined) throw new Error('No look');
  return look;
}

const sky = [90, 140, 230] as const;
const grass = [60, 140, 50] as const;

describe('the look of a piece', () => {
  it.each([
    ['#000000', 'black', undefined],
    ['#ffffff', 'white', undefined],
    ['#808080', 'grey', undefined],
    ['#d0d0d0', 'grey', 'light'],
    ['#cc1111', 'red', undefined],
    ['#550000', 'red', 'dark'],
    ['#ff8800', 'orange', undefined],
    ['#ffee00', 'yellow', undefined],
    ['#228822', 'green', undefined],
    ['#0a3d0a', 'green', 'dark'],
    ['#20b0b0', 'turquoise', undefined],
    ['#2244cc', 'blue', undefined],
    ['#a0c0f8', 'blue', 'light'],
    ['#7a20c0', 'purple', undefined],
    ['#ff69c0', 'pink', 'light'],
    ['#8b5a2b', 'brown', undefined],
    ['#e8dcc0', 'beige', undefined],
  ])('of %s is called %s', (hex, hue, tone) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const { main, others } = lookOf(() => [red ?? 0, green ?? 0, blue ?? 0]);
    expect([main, others]).toEqual([{ hue, tone }, []]);
  });

  it('names the largest colour first, and where the others are', () => {
    const below = lookOf((_, y) => (y < 0.6 ? sky : grass));
    expect([below.main.hue, below.others]).toEqual([
      'blue',
      [{ colour: { hue: 'green', tone: undefined }, part: 'below' }],
    ]);
    expect(lookOf((x) => (x < 0.3 ? grass : sky)).others).toMatchObject([{ part: 'left' }]);
    const middle = lookOf((x, y) => (Math.hypot(x - 0.46, y - 0.46) < 0.35 ? grass : sky));
    expect(middle.others).toMatchObject([{ part: 'middle' }]);
  });

  it('tells the colour along each side, by which neighbours are known', () => {
    const { sides } = lookOf((_, y) => (y < 0.6 ? sky : grass));
    expect([sides.above.hue, sides.below.hue, sides.left.hue]).toEqual(['blue', 'green', 'blue']);
  });

  it('ignores specks, and takes transparent pixels for white', () => {
    expect(lookOf((x, y) => (x < 0.3 && y < 0.3 ? grass : sky)).others).toEqual([]);
    expect(lookOf(() => [0, 0, 0, 0]).main.hue).toBe('white');
  });

  it('comes from its part of the picture', () => {
    const looks = looksOf(
      { columns: 2, rows: 2 },
      painted(2, 2, (x, y) => (x < 1 === y < 1 ? sky : grass)),
    );
    expect(looks.map(({ main }) => main.hue)).toEqual(['blue', 'green', 'green', 'blue']);
  });

  it('exists for any pixels', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(channel, { minLength: 4, maxLength: 40 }), (seeds) => {
        const at = (index: number): number => seeds[index % seeds.length] ?? 0;
        const { main, others } = lookOf((x, y) => [at(x * 97), at(y * 89 + 1), at(x * y * 7), at(x * 3)]);
        expect(main.hue).toBeTruthy();
        expect(others.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
