import { describe, expect, it } from 'vitest';
import { parseFrameMessage, parseShow } from './frame-messages.ts';
import { mostActions, parseOrder, parseRecording, parseReport } from './play.ts';

const recording = {
  game: 3,
  seed: 7,
  start: 'first',
  actions: [{ at: 5, name: 'flip', numbers: [2], result: 'step' }],
} as const;
const order = {
  seed: 7,
  start: 'third',
  isSlow: true,
  showsAreas: false,
  tape: { kind: 'replay', recording, stops: true },
} as const;
const show = {
  type: 'show',
  edit: 3,
  of: { model: 'locations', ID: 7 },
  definition: {},
  language: 'de',
  isHighContrast: false,
  isSolved: false,
  round: 0,
} as const;

describe('the orders of a rehearsal', () => {
  it('are read as sent, without additional fields', () => {
    expect(parseOrder({ ...order, extra: 1 })).toEqual(order);
    expect(parseOrder({ ...order, start: undefined, tape: { kind: 'none', stops: 1 } })).toEqual({
      ...order,
      start: undefined,
      tape: { kind: 'none' },
    });
    expect(parseShow({ ...show, play: order })).toMatchObject({ play: order });
  });

  it.each([
    { ...order, seed: -1 },
    { ...order, seed: 2 ** 31 },
    { ...order, start: 'fourth' },
    { ...order, isSlow: 'yes' },
    { ...order, showsAreas: undefined },
    { ...order, tape: undefined },
    { ...order, tape: { kind: 'replay', stops: true } },
    { ...order, tape: { kind: 'replay', recording } },
    { ...order, tape: { kind: 'erase' } },
  ])('are refused: %o', (given) => {
    expect(parseOrder(given)).toBeUndefined();
    expect(parseShow({ ...show, play: given })).toBeUndefined();
  });
});

it.each([
  { ...recording, actions: [{ ...recording.actions[0], name: 'cheat' }] },
  { ...recording, actions: [{ ...recording.actions[0], numbers: [Number.NaN] }] },
  { ...recording, actions: [{ ...recording.actions[0], numbers: [1, 2, 3, 4, 5, 6] }] },
  { ...recording, actions: [{ ...recording.actions[0], at: -1 }] },
  { ...recording, actions: [recording.actions[0], { ...recording.actions[0], at: 4 }] },
  { ...recording, actions: Array.from({ length: mostActions + 1 }, () => recording.actions[0]) },
  { ...recording, game: '3' },
  'recording',
])('refuses a recording that no tester made (%#)', (given) => {
  expect(parseRecording(given)).toBeUndefined();
});

describe('the reports of a frame', () => {
  it.each([
    { kind: 'started', reached: 'playing', attempt: 3 },
    { kind: 'acted', action: recording.actions[0] },
    { kind: 'replayed', done: 1, notes: [{ kind: 'misfit', action: 0, misfit: 'no-card' }], end: 'done' },
    { kind: 'replayed', done: 1, notes: [{ kind: 'differs', action: 0, now: 'wrong' }], end: undefined },
  ])('is read: %o', (report) => {
    expect(parseReport({ ...report, extra: 1 })).toEqual(report);
    expect(parseFrameMessage({ type: 'play', round: 2, report })).toEqual({ type: 'play', round: 2, report });
  });

  it.each([
    { kind: 'started', reached: 1, attempt: 3 },
    { kind: 'acted', action: {} },
    { kind: 'replayed', done: 1, notes: [{ kind: 'misfit', action: 0, misfit: 'odd' }] },
    { kind: 'replayed', done: 1, notes: [], end: 'odd' },
    { kind: 'odd' },
    undefined,
  ])('is refused: %o', (report) => {
    expect(parseReport(report)).toBeUndefined();
    expect(parseFrameMessage({ type: 'play', round: 2, report })).toBeUndefined();
  });
});
