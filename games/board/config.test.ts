import { expect, it } from 'vitest';
import { readBoard } from './config.ts';

const size = { width: 100, height: 80 };

it('keeps its places in order, and reports why a place has no shape', () => {
  const given = ['M1 1H9V9Z', '', 'M1 1L', 'M500 0h9v9z'].map((GameBoardSVGPath, index) => ({
    ID: index + 7,
    GameBoardSVGPath,
  }));
  const { config, faults } = readBoard(['a.webp'], given, size);
  expect(config).toMatchObject({ pictures: ['a.webp'], size });
  expect(config.shapes.map((shape) => shape?.bounds)).toEqual([
    { x: 1, y: 1, width: 8, height: 8 },
    undefined,
    undefined,
    undefined,
  ]);
  expect(faults).toEqual([
    'tourItems 8, GameBoardSVGPath: there is no path data',
    'tourItems 9, GameBoardSVGPath: number-expected at character 6',
    'tourItems 10, GameBoardSVGPath: none of it is in the picture',
  ]);
});
