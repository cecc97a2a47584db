import { describe, expect, it, test } from 'vitest';
import { coverIn, drawCover } from './cover.ts';

describe('a picture that covers a box', () => {
  it.each([
    ['of the same shape', { width: 400, height: 200 }, { x: 0, y: 0, width: 200, height: 100 }],
    ['too wide, is cut at its sides', { width: 600, height: 200 }, { x: -50, y: 0, width: 300, height: 100 }],
    ['too high, is cut at top and bottom', { width: 100, height: 100 }, { x: 0, y: -50, width: 200, height: 200 }],
    ['too small, grows', { width: 20, height: 10 }, { x: 0, y: 0, width: 200, height: 100 }],
  ])('%s', (_, picture, drawn) => {
    expect(coverIn({ width: 200, height: 100 }, picture)).toEqual(drawn);
  });
});

test('is drawn smoothly where it covers the box', () => {
  const drawn: unknown[] = [];
  const context = { imageSmoothingQuality: 'low', drawImage: (...given: unknown[]) => drawn.push(given) };
  const picture = { width: 600, height: 200 };
  drawCover(context as unknown as CanvasRenderingContext2D, picture as ImageBitmap, 200, 100);
  expect(drawn).toEqual([[picture, -50, 0, 300, 100]]);
  expect(context.imageSmoothingQuality).toBe('high');
});
