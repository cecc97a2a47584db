import { expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { standingOf } from './standing.ts';

const picture = { width: 800, height: 600 };
const standing = (...outlines: readonly string[]): string | undefined =>
  standingOf(
    outlines.map((outline) => readOutline(outline) ?? []),
    picture,
  );

it('is fine within the picture, up to its edges', () => {
  expect(standing('0,0 800,0 800,600 0,600')).toBeUndefined();
  expect(standing()).toBeUndefined();
});

it.each([
  ['over', '-1,10 100,10 50,100'],
  ['over', '10,10 100,10 50,601'],
  ['outside', '800,10 900,10 850,100'],
  ['outside', '10,-100 100,-100 50,0'],
  ['crossed', '0,0 100,100 100,0 0,100'],
])('%s: %s', (named, outline) => {
  expect(standing(outline)).toBe(named);
});

it('names an outline that is crossed among others', () => {
  expect(standing('0,0 100,0 50,100', '0,0 100,100 100,0 0,100')).toBe('crossed');
});
