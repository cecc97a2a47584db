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

test('unsolved places have lines, and the next one has its own', () => {
  const { resting, active } = linesOf(state, { colours, isHighContrast: false });
  expect([places(resting), places(active)]).toEqual([[2], [1]]);
});

test('in high contrast all places have lines, each over a wider one in the page’s colour', () => {
  const { resting, active } = linesOf(state, { colours, isHighContrast: true });
  expect([places(resting), places(active)]).toEqual([[0, 2], [1]]);
  for (const { strokes } of [...resting, ...active]) {
    expect(strokes[0]?.color).toBe('surface');
    expect(strokes[0]?.width).toBeGreaterThan(strokes[1]?.width ?? 0);
  }
});

const thickness = (lines: readonly { readonly place: number; readonly strokes: readonly { width: number }[] }[]) =>
  lines.map(({ place, strokes }) => [place, ...strokes.map(({ width }) => width)]);

test('open places have a thin line, and the next one a strong one', () => {
  const { resting, active } = linesOf(state, { colours, isHighContrast: false });
  expect([thickness(resting), thickness(active)]).toEqual([[[2, 4.5, 1.5]], [[1, 7, 4]]]);
  expect([resting[0]?.strokes[1]?.color, active[0]?.strokes[1]?.color]).toEqual(['line-strong', 'accent']);
});

test('in high contrast open places have a stronger line than solved ones', () => {
  const { resting, active } = linesOf(state, { colours, isHighContrast: true });
  expect([thickness(resting), thickness(active)]).toEqual([
    [
      [0, 5, 2],
      [2, 6, 3],
    ],
    [[1, 9, 6]],
  ]);
  expect(resting.map(({ strokes }) => strokes[1]?.color)).toEqual(['ink', 'ink']);
});

test('the mouse, the focus and a press each have their own line', () => {
  const touched: BoardState = { ...state, marks: ['solved', 'solved', 'solved'], pointed: 0, focused: 1, pressed: 2 };
  const { active } = linesOf(touched, { colours, isHighContrast: false });
  expect(thickness(active)).toEqual([
    [0, 7, 4],
    [1, 9, 6],
    [2, 10, 7],
  ]);
  expect(active.map(({ strokes }) => strokes[1]?.color)).toEqual(['ink', 'ink', 'primary']);
});

test('the line of a pressed place is on top', () => {
  const { active } = linesOf(
    { ...state, marks: ['solved', 'solved', 'solved'], focused: 0, pointed: 2, pressed: 2 },
    { colours, isHighContrast: false },
  );
  expect(places(active)).toEqual([2, 0, 2]);
  expect(active.at(-1)?.strokes[1]?.color).toBe('primary');
});
