// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { createHotspotShapeEditor } from './hotspot-shape-editor.ts';

const rect = { Kind: 'rect', X: 10, Y: 20, Width: 30, Height: 40 };
const square = { Kind: 'polygon', X: 0, Y: 0, Width: 100, Height: 100, Points: '0,0 100,0 100,100 0,100' };
const triangle = { ...square, Points: '0,0 100,0 100,100' };

function open(chosen: number, corner?: number) {
  const edits: { hotspots: readonly StoredObject[]; step: string | undefined }[] = [];
  const editor = createHotspotShapeEditor({
    view: createCanvasView({ width: 800, height: 600 }),
    onChange: (hotspots, step) => void edits.push({ hotspots, step }),
  });
  editor.show([rect, square, triangle]);
  editor.choose(chosen);
  if (corner !== undefined) editor.choosePoint({ contour: 0, node: corner });
  return {
    ...editor,
    steps: () => edits.map(({ step }) => step),
    hotspot: () => edits.at(-1)?.hotspots[chosen],
    corner: () => editor.state.getState().editing.point?.node,
  };
}

describe('the chosen hotspot', () => {
  it('is moved as a whole, or by its chosen corner', () => {
    const whole = open(0);
    whole.nudge({ x: -1, y: 10 });
    expect(whole.hotspot()).toMatchObject({ X: 9, Y: 30 });
    expect(whole.steps()).toEqual(['move 0']);
    const bent = open(1, 2);
    bent.nudge({ x: 5, y: -5 });
    expect(bent.hotspot()).toMatchObject({ Points: '0,0 100,0 105,95 0,100' });
    expect(bent.steps()).toEqual(['point 1 0 2']);
    expect(bent.corner()).toBe(2);
  });

  it('is moved as a whole if its chosen corner no longer exists', () => {
    const editor = open(2, 3);
    editor.nudge({ x: 1, y: 1 });
    expect(editor.hotspot()).toMatchObject({ X: 1, Y: 1 });
    expect(editor.steps()).toEqual(['move 2']);
  });

  it('is enlarged, and its corner stays chosen', () => {
    const whole = open(0);
    whole.grow({ x: 5, y: 6 });
    expect(whole.hotspot()).toMatchObject({ Width: 35, Height: 46 });
    expect(whole.steps()).toEqual(['grow 0']);
    const bent = open(1, 2);
    bent.grow({ x: 10, y: 0 });
    expect(bent.hotspot()).toMatchObject({ Width: 110 });
    expect(bent.corner()).toBe(2);
  });

  it('gets a corner after the chosen one, which is chosen then', () => {
    const editor = open(1, 0);
    editor.addPoint();
    expect(editor.hotspot()).toMatchObject({ Points: '0,0 50,0 100,0 100,100 0,100' });
    expect(editor.corner()).toBe(1);
    const none = open(1);
    none.addPoint();
    expect(none.steps()).toEqual([]);
  });

  it('loses its chosen corner, and the next one is chosen', () => {
    const editor = open(1, 1);
    expect(editor.remove()).toEqual([]);
    expect(editor.hotspot()).toMatchObject({ Points: '0,0 100,100 0,100' });
    expect(editor.corner()).toBe(1);
    const last = open(1, 3);
    expect(last.remove()).toEqual([]);
    expect(last.hotspot()).toMatchObject({ Points: '0,0 100,0 100,100' });
    expect(last.corner()).toBe(2);
  });

  it('keeps the last three corners, but none stays chosen', () => {
    const editor = open(2, 1);
    expect(editor.remove()).toEqual([]);
    expect(editor.hotspot() ?? triangle).toMatchObject({ Points: triangle.Points });
    expect(editor.corner()).toBeUndefined();
  });

  it('is removed as a whole if no corner is chosen, or it is not a polygon', () => {
    expect(open(1).remove()).toEqual([1]);
    expect(open(0, 1).remove()).toEqual([0]);
  });

  it('stays while it is locked', () => {
    const editor = open(1, 1);
    editor.lock([1], true);
    editor.nudge({ x: 1, y: 1 });
    editor.grow({ x: 1, y: 1 });
    expect(editor.remove()).toEqual([]);
    expect(editor.steps()).toEqual([]);
  });
});
