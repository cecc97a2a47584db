import { describe, expect, it } from 'vitest';
import { parseFrameMessage, parseShow } from './frame-messages.ts';
import { parseOrder, parseReport } from './play.ts';

const order = { seed: 7, start: 'third', isSlow: true, showsAreas: false } as const;
const show = {
  type: 'show',
  edit: 3,
  of: { model: 'locations', ID: 7 },
  definition: {},
  language: 'de',
  isHighContrast: false,
  isDark: false,
  isSolved: false,
  round: 0,
} as const;

describe('the orders of a rehearsal', () => {
  it('are read as sent, without additional fields', () => {
    expect(parseOrder({ ...order, extra: 1 })).toEqual(order);
    expect(parseOrder({ ...order, start: undefined })).toEqual({ ...order, start: undefined });
    expect(parseShow({ ...show, play: order })).toMatchObject({ play: order });
  });

  it.each([
    { ...order, seed: -1 },
    { ...order, seed: 2 ** 31 },
    { ...order, start: 'fourth' },
    { ...order, isSlow: 'yes' },
    { ...order, showsAreas: undefined },
  ])('are refused: %o', (given) => {
    expect(parseOrder(given)).toBeUndefined();
    expect(parseShow({ ...show, play: given })).toBeUndefined();
  });
});

describe('the reports of a frame', () => {
  const report = { reached: 'playing', attempt: 3 };

  it('are read as sent, without additional fields', () => {
    expect(parseReport({ ...report, extra: 1 })).toEqual(report);
    expect(parseFrameMessage({ type: 'play', round: 2, report })).toEqual({ type: 'play', round: 2, report });
  });

  it.each([{ ...report, reached: 1 }, { ...report, attempt: -1 }, {}, undefined])('are refused: %o', (given) => {
    expect(parseReport(given)).toBeUndefined();
    expect(parseFrameMessage({ type: 'play', round: 2, report: given })).toBeUndefined();
  });
});
