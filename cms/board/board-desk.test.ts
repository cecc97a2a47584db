// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { createBoardDesk, type GivenPath } from './board-desk.ts';

const square = 'M100 100L300 100L300 300L100 300Z';

function openDesk(...paths: readonly string[]) {
  const edits: (readonly GivenPath[])[] = [];
  const desk = createBoardDesk({
    view: createCanvasView({ width: 800, height: 600 }),
    onChange: (changed) => void edits.push(changed),
  });
  desk.show(paths.map((data, index) => ({ ID: index + 1, data })));
  return { ...desk, edits, session: () => desk.state.getState().session };
}

describe('a drawing tool', () => {
  it('draws for the first station without a shape, unless one is chosen', () => {
    const desk = openDesk(square, '', '');
    desk.take('rect');
    expect(desk.session()).toMatchObject({ tool: 'rect', chosen: 1 });
    desk.choose(2);
    desk.take('pen');
    expect(desk.session()).toMatchObject({ tool: 'pen', chosen: 2 });
  });

  it('draws for one station after the other, until one is chosen', () => {
    const desk = openDesk('', '', '', '');
    desk.take('rect');
    desk.tapMiddle();
    expect(desk.session().chosen).toBe(1);
    desk.take('circle');
    desk.tapMiddle();
    expect(desk.session().chosen).toBe(2);
    expect(desk.edits.map(([edit]) => edit?.ID)).toEqual([1, 2]);
    desk.choose(0);
    desk.tapMiddle();
    expect(desk.edits.at(-1)?.[0]).toMatchObject({ ID: 1, data: expect.stringMatching(/Z ?M/) });
    expect(desk.session().chosen).toBe(0);
  });

  it('is put away once all stations have a shape', () => {
    const desk = openDesk('', square);
    desk.take('rect');
    desk.tapMiddle();
    expect(desk.session()).toMatchObject({ tool: 'select', chosen: 0 });
    expect(desk.edits).toHaveLength(1);
  });

  it('chooses nothing while all stations have one, nor for selecting', () => {
    const full = openDesk(square);
    full.take('pen');
    expect(full.session()).toMatchObject({ tool: 'pen', chosen: undefined });
    const desk = openDesk('');
    desk.take('select');
    expect(desk.session().chosen).toBeUndefined();
  });
});

describe('an outline that is still sought', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
  ];

  it('is taken when it is found, if Enter came first', () => {
    const desk = openDesk('');
    desk.take('outline');
    desk.tapMiddle();
    const { act: first } = desk.session();
    desk.close();
    const { act: second } = desk.session();
    if (first?.kind !== 'trace' || second?.kind !== 'trace') throw new Error('nothing is sought');
    desk.answer(first, { kind: 'outline', ring });
    expect(desk.edits).toEqual([]);
    desk.answer(second, { kind: 'outline', ring });
    expect(desk.edits).toEqual([[{ ID: 1, data: 'M0 0L90 0L90 90Z' }]]);
    expect(desk.session().act).toBeUndefined();
  });
});

describe('what is hidden, locked or grouped', () => {
  it('is undone and redone step by step, until the content changes', () => {
    const desk = openDesk(square, square, '');
    const hidden = () => [...desk.session().traits].filter(([, { isHidden }]) => isHidden).map(([index]) => index);
    desk.hide([0], true);
    desk.hide([1], true);
    expect(desk.turnMarks('back')).toBe(true);
    expect(hidden()).toEqual([0]);
    expect(desk.turnMarks('on')).toBe(true);
    expect(hidden()).toEqual([0, 1]);
    expect([desk.turnMarks('on'), desk.turnMarks('back'), desk.turnMarks('back')]).toEqual([false, true, true]);
    expect(hidden()).toEqual([]);
    desk.lock([0], true);
    expect(desk.turnMarks('on')).toBe(false);
    desk.choose(2);
    desk.addInMiddle();
    expect(desk.turnMarks('back')).toBe(false);
  });
});
