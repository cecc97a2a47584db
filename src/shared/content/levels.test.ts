import { describe, expect, test } from 'vitest';
import { LocationType } from './constants.ts';
import { gridOf, levels, levelsOf, piecesAt, pointsAt } from './levels.ts';

describe('the levels of a game', () => {
  const memory = { Type: LocationType.GameMemory, GameLevels: true };

  test('are offered where the museum lets visitors choose', () => {
    const jigsaw = { Type: LocationType.GameJigsaw, GameLevels: true };
    expect(levelsOf(jigsaw, 0)).toEqual(levels);
    expect(levelsOf({ ...jigsaw, GameLevels: false }, 0)).toEqual([]);
    expect(levelsOf({ ...jigsaw, Type: LocationType.GameChoices }, 0)).toEqual([]);
  });

  test('need enough pictures in a memory, and a choice', () => {
    expect(levelsOf(memory, 8)).toEqual(levels);
    expect(levelsOf(memory, 7)).toEqual(['easy', 'medium']);
    expect(levelsOf(memory, 5)).toEqual([]);
    expect(levelsOf(memory, 3)).toEqual([]);
  });

  test('give all points at the hardest, and whole ones at the others', () => {
    const points = { GamePoints: 10, GamePoints2nd: 5, GamePoints3rd: 1 };
    expect(pointsAt(points, 'hard')).toEqual(points);
    expect(pointsAt(points, 'medium')).toEqual({ GamePoints: 8, GamePoints2nd: 4, GamePoints3rd: 1 });
    expect(pointsAt(points, 'easy')).toEqual({ GamePoints: 5, GamePoints2nd: 3, GamePoints3rd: 1 });
  });
});

describe('the grid of a level', () => {
  test.each([
    [12, 4 / 3, 4, 3],
    [24, 4 / 3, 6, 4],
    [48, 4 / 3, 8, 6],
    [48, 3 / 4, 6, 8],
    [24, 10, 12, 2],
    [48, 50, 16, 3],
    [48, 1 / 50, 3, 16],
  ])('%d pieces of a picture of %d', (pieces, aspect, columns, rows) => {
    expect(gridOf(pieces, aspect)).toEqual({ columns, rows });
  });

  test('has as many pieces as its level', () => {
    for (const pieces of Object.values(piecesAt)) {
      const { columns, rows } = gridOf(pieces, 1);
      expect(columns * rows).toBe(pieces);
    }
  });
});
