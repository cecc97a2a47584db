import { describe, expect, it } from 'vitest';
import {
  atRest,
  cancelled,
  type EditingState,
  cursorOver,
  distance,
  draggedHit,
  freshEditing,
  nearestTo,
  withChosen,
  withTool,
} from './editing-state.ts';
import { noTraits } from './shape-traits.ts';

type Editing = EditingState<string>;

const guides = [{ from: { x: 0, y: 0 }, to: { x: 0, y: 9 } }];
const busy: Editing = {
  tool: 'pen',
  chosen: 1,
  others: [],
  point: { contour: 0, node: 2 },
  hovered: 3,
  act: { kind: 'draw', form: 'rect', from: { x: 0, y: 0 }, now: '' },
  guides,
  tolerance: 12,
  traits: noTraits,
};

describe('an editing state', () => {
  it('starts with nothing chosen', () => {
    expect(freshEditing).toEqual({
      tool: 'select',
      chosen: undefined,
      others: [],
      point: undefined,
      hovered: undefined,
      act: undefined,
      guides: [],
      tolerance: 12,
      traits: noTraits,
    });
  });

  it('at rest keeps the tool and the choice', () => {
    expect(atRest(busy)).toEqual({ ...busy, act: undefined, guides: [] });
  });

  it('drops the chosen point with another tool or another shape', () => {
    expect(withTool(busy, 'select')).toEqual({ ...atRest(busy), tool: 'select', point: undefined });
    expect(withChosen(busy, 4)).toEqual({ ...atRest(busy), chosen: 4, point: undefined });
  });

  it('drops one thing with each Escape: the gesture, the tool, the point, the shape', () => {
    const steps = [busy];
    for (let press = 0; press < 4; press += 1) steps.push(cancelled(steps.at(-1) ?? busy));
    expect(steps.map(({ act, tool, point, chosen }) => [act?.kind, tool, point, chosen])).toEqual([
      ['draw', 'pen', { contour: 0, node: 2 }, 1],
      [undefined, 'pen', { contour: 0, node: 2 }, 1],
      [undefined, 'select', undefined, 1],
      [undefined, 'select', undefined, undefined],
      [undefined, 'select', undefined, undefined],
    ]);
    expect(cancelled<Editing>({ ...busy, act: undefined, tool: 'select' })).toMatchObject({
      chosen: 1,
      point: undefined,
    });
  });
});

describe('a drag', () => {
  it.each([
    [[5, 2], 2, 2],
    [[5, 0], 0, 0],
    [[5, 2], 9, 5],
    [[5, 2], undefined, 5],
    [[], 2, undefined],
  ])('on %j with %s chosen moves %s', (hits, chosen, dragged) => expect(draggedHit(hits, chosen)).toBe(dragged));
});

describe('the mouse', () => {
  it.each([
    [[5, 2], [2], 'move'],
    [[0], [0], 'move'],
    [[5], [2, 5], 'move'],
    [[5], [2], 'pointer'],
    [[5], [], 'pointer'],
    [[], [2], undefined],
  ])('over %j with %j chosen is %s', (hits, chosen, cursor) => expect(cursorOver(hits, chosen)).toBe(cursor));
});

describe('the nearest of several', () => {
  const parts = [{ at: { x: 0, y: 0 } }, { at: { x: 10, y: 0 } }, { at: { x: 10, y: 0 } }];

  it('is found up to its reach, and the first of two at one place', () => {
    expect(nearestTo(parts, { x: 6, y: 0 }, 20)).toBe(parts[1]);
    expect(nearestTo(parts, { x: 4, y: 0 }, 20)).toBe(parts[0]);
    expect(nearestTo(parts, { x: -3, y: 4 }, 5)).toBe(parts[0]);
    expect(nearestTo(parts, { x: -3, y: 4 }, 4.99)).toBeUndefined();
    expect(nearestTo([], { x: 0, y: 0 }, 5)).toBeUndefined();
  });
});

it('measures distances as the crow flies', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
  expect(distance({ x: -3, y: 0 }, { x: 3, y: 0 })).toBe(6);
  expect(distance({ x: 0, y: -4 }, { x: 0, y: 4 })).toBe(8);
});
