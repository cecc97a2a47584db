import { expect, it } from 'vitest';
import { fitScale, wholeView } from './view.ts';
import { firstView } from './view-moves.ts';

const picture = { width: 4000, height: 3000 };
const frame = { width: 390, height: 640 };
const range = { min: 0, max: 4 };

it('a map begins at the box of its stations, all of them clear of the edges', () => {
  const places = [
    { x: 1000, y: 1000 },
    { x: 1600, y: 1400 },
  ];
  const { x, y, zoom } = firstView(places, picture, frame, range);
  const scale = fitScale(picture, frame) * 2 ** zoom;
  expect([x, y]).toEqual([1300, 1200]);
  expect(zoom).toBeGreaterThan(1);
  expect(600 * scale).toBeLessThanOrEqual(frame.width - 2 * 44);
  expect(400 * scale).toBeLessThanOrEqual(frame.height - 2 * 44);
});

it('a map begins with the whole picture if its stations are spread over it, or if there are fewer than two', () => {
  const spread = [
    { x: 200, y: 200 },
    { x: 3700, y: 2800 },
  ];
  for (const places of [spread, spread.slice(1), []])
    expect(firstView(places, picture, frame, range)).toEqual(wholeView(picture, range));
});

it('a map shows the surroundings of stations that are close together', () => {
  const close = [
    { x: 1000, y: 1000 },
    { x: 1010, y: 1000 },
  ];
  expect(firstView(close, picture, frame, range).zoom).toBeCloseTo(3, 5);
});

it('a wide plan fills an upright frame where most of its stations are, and shows all of it if they are apart', () => {
  const cluster = [2600, 2900, 3200, 3500].map((x) => ({ x, y: 1400 }));
  const far = { x: 300, y: 1500 };
  const { x, y, zoom } = firstView([...cluster, far], picture, frame, range);
  const scale = fitScale(picture, frame) * 2 ** zoom;
  expect([x, y]).toEqual([3050, 1500]);
  expect(picture.height * scale).toBeCloseTo(frame.height - 2 * 72, 5);
  expect(firstView([far, ...cluster.slice(2), { x: 400, y: 900 }], picture, frame, range)).toEqual(
    wholeView(picture, range),
  );
});
