import { describe, expect, it } from 'vitest';
import { boardLayers } from './layers.ts';
import { type PlaceMark } from './marks.ts';

const marks: readonly PlaceMark[] = ['solved', 'next', 'open'];
const moving = { canReveal: true, isMoving: true };
const filled = (isFilled: (place: number) => boolean) => [0, 1, 2].filter(isFilled);

describe('the layers of a board', () => {
  it('cover unsolved places if there is one picture', () => {
    const { ground, newGround, isFilled } = boardLayers(
      marks,
      { ground: 0, revealed: undefined },
      { canReveal: false, isMoving: true },
    );
    expect([ground, newGround, filled(isFilled)]).toEqual([0, undefined, [1, 2]]);
  });

  it('reveal solved places if there are several pictures', () => {
    const { ground, newGround, isFilled } = boardLayers(marks, { ground: 1, revealed: 2 }, moving);
    expect([ground, newGround, filled(isFilled)]).toEqual([1, undefined, [0]]);
  });

  it('fade in the last picture over the previous one when everything has just been solved', () => {
    expect(boardLayers(marks, { ground: 2, revealed: 2 }, moving)).toMatchObject({ ground: 1, newGround: 2 });
    expect(boardLayers(marks, { ground: 1, revealed: 1 }, moving)).toMatchObject({ ground: 0, newGround: 1 });
  });

  it('show the last picture at once when the board is opened later', () => {
    expect(boardLayers(marks, { ground: 2, revealed: 2 }, { canReveal: true, isMoving: false })).toMatchObject({
      ground: 2,
      newGround: undefined,
    });
  });

  it('never fade in the only picture', () => {
    expect(boardLayers(marks, { ground: 0, revealed: 0 }, moving)).toMatchObject({ ground: 0, newGround: undefined });
  });
});
