import { expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { outlineFaultOf } from './outline-fault.ts';

const picture = { width: 800, height: 600 };
const fault = (...outlines: readonly string[]): string | undefined =>
  outlineFaultOf(
    outlines.map((outline) => readOutline(outline) ?? []),
    picture,
  );

it('is fine within the picture, up to its edges', () => {
  expect(fault('0,0 800,0 800,600 0,600')).toBeUndefined();
  expect(fault()).toBeUndefined();
});

it.each([
  ['over', '-1,10 100,10 50,100'],
  ['over', '10,10 100,10 50,601'],
  ['over', '10,-1 100,10 50,100'],
  ['over', '10,10 801,10 50,100'],
  ['outside', '-90,10 0,10 -50,100'],
  ['outside', '10,600 100,600 50,700'],
  ['outside', '800,10 900,10 850,100'],
  ['outside', '10,-100 100,-100 50,0'],
  ['crossed', '0,0 100,100 100,0 0,100'],
])('%s: %s', (named, outline) => {
  expect(fault(outline)).toBe(named);
});

it('names an outline that is crossed among others', () => {
  expect(fault('0,0 100,0 50,100', '0,0 100,100 100,0 0,100')).toBe('crossed');
});
