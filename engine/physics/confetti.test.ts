import { describe, expect, it } from 'vitest';
import { createConfetti, type Paper, paperSize } from './confetti.ts';

const colours = ['red', 'gold'] as const;

/** Returns the visible papers of each frame until the confetti ends. */
function frames(
  options: Partial<Parameters<typeof createConfetti<string>>[0]> = {},
  milliseconds = 1000 / 60,
): readonly (readonly Paper<string>[])[] {
  const confetti = createConfetti<string>({ width: 390, height: 700, colours, seed: 1, ...options });
  const seen: (readonly Paper<string>[])[] = [];
  for (let frame = 0; frame < 10_000; frame += 1) {
    const papers = confetti.step(milliseconds);
    if (papers === 'over') return seen;
    seen.push(papers);
  }
  throw new Error('it was never over');
}

describe('confetti', () => {
  it.each([
    { height: 300, milliseconds: 1000 / 60 },
    { height: 700, milliseconds: 1000 / 60 },
    { height: 1400, milliseconds: 1000 / 60 },
    { height: 700, milliseconds: 1000 / 120 },
    { height: 700, milliseconds: 200 },
  ])('is over in 2.5 s: $height high, a frame every $milliseconds ms', ({ height, milliseconds }) => {
    const lasted = frames({ height }, milliseconds).length * milliseconds;
    expect(lasted).toBeLessThanOrEqual(2500);
    expect(lasted).toBeGreaterThan(1500);
  });

  it('falls through the whole height, paper by paper, from above the edge', () => {
    const seen = frames();
    expect(seen[0]?.every(({ y }) => y < 0)).toBe(true);
    expect(Math.max(...seen.flat().map(({ y }) => y))).toBeGreaterThan(690);
    expect(seen.at(-1)?.length).toBeLessThan(10);
    const counts = seen.map(({ length }) => length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(seen.flat().every(({ y }) => y < 700 + paperSize.height)).toBe(true);
  });

  it('flutters and turns, in the colours given', () => {
    const tracks = frames({ count: 5 }).slice(0, 60);
    const one = tracks.flatMap((papers) => papers[0] ?? []);
    const ways = one.slice(1).map(({ x }, index) => Math.sign(x - (one[index]?.x ?? x)));
    expect(new Set(ways).size).toBeGreaterThan(1);
    expect(one.at(-1)?.angle).not.toBeCloseTo(one[0]?.angle ?? 0, 2);
    expect(new Set(frames()[0]?.map(({ colour }) => colour))).toEqual(new Set(colours));
  });

  it('starts across the whole width, turned every way, up to two fifths of the height above the edge', () => {
    const papers = createConfetti({ width: 390, height: 700, colours, seed: 1 }).step(0);
    if (papers === 'over') throw new Error('it was over at once');
    const range = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];
    const expectFrom = (numbers: readonly number[], least: number, most: number) => {
      const [low = Number.NaN, high = Number.NaN] = range(numbers);
      const margin = (most - least) / 10;
      expect([low >= least, low < least + margin, high > most - margin, high <= most]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    };
    expectFrom(
      papers.map(({ x }) => x),
      0,
      390,
    );
    expectFrom(
      papers.map(({ y }) => y),
      -12 - 280,
      -12,
    );
    expectFrom(
      papers.map(({ angle }) => angle),
      0,
      Math.PI,
    );
  });

  it('turns and sways smoothly, about as many papers one way as the other', () => {
    const tracks = frames().slice(0, 50);
    const paths = Array.from({ length: 80 }, (_, paper) => tracks.flatMap((papers) => papers[paper] ?? []));
    const differences = (numbers: readonly number[]) =>
      numbers.slice(1).map((number, index) => number - (numbers[index] ?? number));
    const spins = paths.map((path) => differences(path.map(({ angle }) => angle)));
    const drifts = paths.map((path) => differences(path.map(({ x }) => x)));
    for (const spin of spins) {
      expect(new Set(spin.map(Math.sign).filter((sign) => sign !== 0)).size).toBe(1);
      expect(Math.max(...spin.map(Math.abs))).toBeLessThan(0.31);
      expect(Math.max(...differences(spin).map(Math.abs))).toBeLessThan(0.02);
    }
    for (const drift of drifts) expect(Math.max(...differences(drift).map(Math.abs))).toBeLessThan(0.5);
    expect(Math.max(...spins.flat())).toBeGreaterThan(0.2);
    for (const ways of [spins, drifts]) {
      const oneWay = ways.filter(([first = 0]) => first > 0).length;
      expect(oneWay).toBeGreaterThan(25);
      expect(oneWay).toBeLessThan(55);
    }
  });

  it('is never more than 80 papers, and the same for the same seed', () => {
    expect(frames({ count: 500 })[0]).toHaveLength(80);
    expect(frames({ count: 7 })[0]).toHaveLength(7);
    expect(frames({ seed: 4 })).toEqual(frames({ seed: 4 }));
    expect(frames({ seed: 4 })[0]).not.toEqual(frames({ seed: 5 })[0]);
  });

  it('stays over, and accepts invalid times', () => {
    const confetti = createConfetti({ width: 0, height: 0, colours, seed: 1, count: 0 });
    expect([confetti.step(1), confetti.step(1)]).toEqual(['over', 'over']);
    const other = createConfetti({ width: 100, height: 100, colours, seed: 1 });
    expect(other.step(-5)).toHaveLength(80);
    expect(other.step(Number.NaN)).toHaveLength(80);
    expect(other.step(2500)).toBe('over');
  });
});
