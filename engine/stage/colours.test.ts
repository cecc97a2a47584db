// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coloursAt } from './colours.ts';

/** A canvas of one pixel that converts each fill colour. */
function pixelOf(converted: Readonly<Record<string, readonly number[]>>) {
  let shown: readonly number[] = [];
  const pixel = {
    fillStyle: '',
    fillRect: (x: number, y: number, width: number, height: number) => {
      expect([x, y, width, height]).toEqual([0, 0, 1, 1]);
      shown = converted[pixel.fillStyle] ?? [];
    },
    getImageData: (x: number, y: number, width: number, height: number) => {
      expect([x, y, width, height]).toEqual([0, 0, 1, 1]);
      return { data: shown };
    },
  };
  return pixel;
}

const names = ['primary', 'on-primary', 'accent', 'surface', 'ink', 'line-strong', 'tint-strong'] as const;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  names.forEach((name, index) => place.style.setProperty(`--${name}`, `#00000${index}`));
});

afterEach(() => {
  place.remove();
  vi.restoreAllMocks();
});

test('each token of the place is converted by a canvas, and the place is left as it was', () => {
  const converted = Object.fromEntries(names.map((_, index) => [`#00000${index}`, [1, 2, index, 255]]));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pixelOf(converted) as never);
  expect(coloursAt(place)).toEqual(Object.fromEntries(names.map((name, index) => [name, `rgb(1, 2, ${index})`])));
  expect(place.childElementCount).toBe(0);
});

test('colours are grey where a browser gives no canvas', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(coloursAt(place)).toEqual(Object.fromEntries(names.map((name) => [name, '#808080'])));
});
