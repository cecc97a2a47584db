import { expect, test } from 'vitest';
import { type BoardState } from './board-state.ts';
import { linesOf } from './lines.ts';

const colours = {
  primary: 'primary',
  'on-primary': 'on-primary',
  accent: 'accent',
  surface: 'surface',
  ink: 'ink',
  'line-strong': 'line-strong',
  'tint-strong': 'tint-strong',
};
const state: BoardState = {
  marks: ['solved', 'next', 'open'],
  fresh: new Set(),
  pictures: { ground: 0, revealed: 1 },
};
const places = (lines: readonly { readonly place: number }[]) => lines.map(({ place }) => place);

test('lines are around what is not solved; what is next has its own', () => {
  const { resting, active } = linesOf(state, { colours, isHighContrast: false });
  expect([places(resting), places(active)]).toEqual([[2], [1]]);
});

test('in high contrast they are around everything, each upon a seam of the page’s colour', () => {
  const { resting, active } = linesOf(state, { colours, isHighContrast: true });
  expect([places(resting), places(active)]).toEqual([[0, 2], [1]]);
  for (const { strokes } of [...resting, ...active]) {
    expect(strokes[0]?.color).toBe('surface');
    expect(strokes[0]?.width).toBeGreaterThan(strokes[1]?.width ?? 0);
  }
});

test('what is touched has the last word, and nothing is touched that is not', () => {
  const { active } = linesOf(
    { ...state, marks: ['solved', 'solved', 'solved'], focused: 0, pointed: 2, pressed: 2 },
    { colours, isHighContrast: false },
  );
  expect(places(active)).toEqual([2, 0, 2]);
  expect(active.at(-1)?.strokes[1]?.color).toBe('primary');
});
