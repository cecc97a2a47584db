// @vitest-environment happy-dom
import { Texture, TextureSource } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bakeAtlas, type DrawCell } from './atlas.ts';
import { type Pictures } from './pictures.ts';

let calls: unknown[][];
let baked: HTMLCanvasElement | undefined;
const freed: Texture[] = [];

const pictures: Pick<Pictures, 'bake' | 'free'> = {
  bake: (canvas) => {
    baked = canvas;
    return new Texture({ source: new TextureSource({ width: canvas.width, height: canvas.height }) });
  },
  free: (texture) => freed.push(texture),
};

const record =
  (name: string) =>
  (...given: unknown[]) =>
    calls.push([name, ...given]);
const context = Object.fromEntries(
  ['save', 'translate', 'beginPath', 'rect', 'clip', 'restore'].map((name) => [name, record(name)]),
);

const cells = (count: number): readonly DrawCell[] =>
  Array.from(
    { length: count },
    (_, cell): DrawCell =>
      (_context, width, height) =>
        record('draw')(cell, width, height),
  );

const bake = (cell: { readonly width: number; readonly height: number }, count: number) =>
  bakeAtlas(pictures as Pictures, cell, cells(count));

beforeEach(() => {
  calls = [];
  freed.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an atlas', () => {
  it('draws each cell from its own corner, clipped to its size', () => {
    bake({ width: 10.4, height: 19.6 }, 2);
    expect(calls).toEqual([
      ['save'],
      ['translate', 0, 0],
      ['beginPath'],
      ['rect', 0, 0, 10, 20],
      ['clip'],
      ['draw', 0, 10, 20],
      ['restore'],
      ['save'],
      ['translate', 12, 0],
      ['beginPath'],
      ['rect', 0, 0, 10, 20],
      ['clip'],
      ['draw', 1, 10, 20],
      ['restore'],
    ]);
    expect([baked?.width, baked?.height]).toEqual([24, 22]);
  });

  it('continues in the next row before it is wider than phones allow', () => {
    const { textures } = bake({ width: 1022, height: 98 }, 9);
    expect([baked?.width, baked?.height]).toEqual([4096, 300]);
    expect(textures.map(({ frame }) => [frame.x, frame.y])).toEqual([
      ...[0, 1024, 2048, 3072].map((x) => [x, 0]),
      ...[0, 1024, 2048, 3072].map((x) => [x, 100]),
      [0, 200],
    ]);
    expect(textures.every(({ frame }) => frame.width === 1022 && frame.height === 98)).toBe(true);
    expect(new Set(textures.map(({ source }) => source)).size).toBe(1);
  });

  it('has a column for a cell that is too wide, and a pixel for one without size', () => {
    expect(bake({ width: 5000, height: 10 }, 2).textures.map(({ frame }) => [frame.x, frame.y])).toEqual([
      [0, 0],
      [0, 12],
    ]);
    expect(bake({ width: 0, height: 0.2 }, 1).textures.map(({ frame }) => [frame.width, frame.height])).toEqual([
      [1, 1],
    ]);
    expect(bake({ width: 10, height: 10 }, 0).textures).toEqual([]);
  });

  it('stays empty where a browser gives no canvas', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(bake({ width: 10, height: 10 }, 2).textures).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('frees its textures and the whole', () => {
    const atlas = bake({ width: 10, height: 10 }, 2);
    atlas.free();
    expect(atlas.textures.every(({ destroyed }) => destroyed)).toBe(true);
    expect(freed).toHaveLength(1);
  });
});
