// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { createBoardShapeEditor, type GivenPath } from './board-shape-editor.ts';

const square = 'M100 100L300 100L300 300L100 300Z';

function openDesk(...paths: readonly string[]) {
  const edits: (readonly GivenPath[])[] = [];
  const editor = createBoardShapeEditor({
    view: createCanvasView({ width: 800, height: 600 }),
    onChange: (changed) => void edits.push(changed),
  });
  editor.show(paths.map((data, index) => ({ ID: index + 1, data })));
  return { ...editor, edits, editing: () => editor.state.getState().editing };
}

describe('a drawing tool', () => {
  it('draws for the first station without a shape, unless one is chosen', () => {
    const editor = openDesk(square, '', '');
    editor.take('rect');
    expect(editor.editing()).toMatchObject({ tool: 'rect', chosen: 1 });
    editor.choose(2);
    editor.take('pen');
    expect(editor.editing()).toMatchObject({ tool: 'pen', chosen: 2 });
  });

  it('draws for one station after the other, until one is chosen', () => {
    const editor = openDesk('', '', '', '');
    editor.take('rect');
    editor.tapMiddle();
    expect(editor.editing().chosen).toBe(1);
    editor.take('circle');
    editor.tapMiddle();
    expect(editor.editing().chosen).toBe(2);
    expect(editor.edits.map(([edit]) => edit?.ID)).toEqual([1, 2]);
    editor.choose(0);
    editor.tapMiddle();
    expect(editor.edits.at(-1)?.[0]).toMatchObject({ ID: 1, data: expect.stringMatching(/Z ?M/) });
    expect(editor.editing().chosen).toBe(0);
  });

  it('is put away once all stations have a shape', () => {
    const editor = openDesk('', square);
    editor.take('rect');
    editor.tapMiddle();
    expect(editor.editing()).toMatchObject({ tool: 'select', chosen: 0 });
    expect(editor.edits).toHaveLength(1);
  });

  it('chooses nothing while all stations have one, nor for selecting', () => {
    const full = openDesk(square);
    full.take('pen');
    expect(full.editing()).toMatchObject({ tool: 'pen', chosen: undefined });
    const editor = openDesk('');
    editor.take('select');
    expect(editor.editing().chosen).toBeUndefined();
  });
});

describe('removing', () => {
  it('empties the shapes of the chosen stations, even if they cannot be read', () => {
    const editor = openDesk(square, '', 'nonsense');
    editor.chooseAll([0, 1, 2]);
    expect(editor.remove()).toEqual([0, 2]);
    expect(editor.edits).toEqual([
      [
        { ID: 1, data: '' },
        { ID: 3, data: '' },
      ],
    ]);
  });

  it('leaves locked shapes alone', () => {
    const editor = openDesk(square, square);
    editor.lock([0], true);
    editor.chooseAll([0, 1]);
    expect(editor.remove()).toEqual([1]);
  });

  it('of a point chooses the next one, and a line of three points goes with it', () => {
    const editor = openDesk(square);
    editor.choose(0);
    editor.choosePoint({ contour: 0, node: 3 });
    expect(editor.remove()).toEqual([]);
    expect(editor.edits.at(-1)).toEqual([{ ID: 1, data: 'M100 100L300 100L300 300Z' }]);
    expect(editor.editing().point).toEqual({ contour: 0, node: 2 });
    editor.remove();
    expect(editor.edits.at(-1)).toEqual([{ ID: 1, data: '' }]);
    expect(editor.editing().point).toBeUndefined();
  });
});

describe('an outline that is still sought', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
  ];

  it('is taken when it is found, if Enter came first', () => {
    const editor = openDesk('');
    editor.take('outline');
    editor.tapMiddle();
    const { act: first } = editor.editing();
    editor.close();
    const { act: second } = editor.editing();
    if (first?.kind !== 'trace' || second?.kind !== 'trace') throw new Error('nothing is sought');
    editor.answer(first, { kind: 'outline', ring });
    expect(editor.edits).toEqual([]);
    editor.answer(second, { kind: 'outline', ring });
    expect(editor.edits).toEqual([[{ ID: 1, data: 'M0 0L90 0L90 90Z' }]]);
    expect(editor.editing().act).toBeUndefined();
  });
});

describe('hidden, locked or grouped shapes', () => {
  it('is undone and redone step by step, until the content changes', () => {
    const editor = openDesk(square, square, '');
    const hidden = () => [...editor.editing().traits].filter(([, { isHidden }]) => isHidden).map(([index]) => index);
    editor.hide([0], true);
    editor.hide([1], true);
    expect(editor.undoVisibility()).toBe(true);
    expect(hidden()).toEqual([0]);
    expect(editor.redoVisibility()).toBe(true);
    expect(hidden()).toEqual([0, 1]);
    expect([editor.redoVisibility(), editor.undoVisibility(), editor.undoVisibility()]).toEqual([false, true, true]);
    expect(hidden()).toEqual([]);
    editor.lock([0], true);
    expect(editor.redoVisibility()).toBe(false);
    editor.choose(2);
    editor.addInMiddle();
    expect(editor.undoVisibility()).toBe(false);
  });
});
