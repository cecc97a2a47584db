import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Command, commands, plainWriting, segments, writing, written } from '../testing/paths.ts';
import { formatPath } from './format-path.ts';
import { longestPath, type PathFaultReason, readPath } from '#content/svg-path.ts';

const line = (x: number, y: number) => ({ kind: 'line', to: { x, y } }) as const;
const move = (x: number, y: number) => ({ kind: 'move', to: { x, y } }) as const;
const close = { kind: 'close' } as const;

describe('path data', () => {
  test.each([
    ['', []],
    [' \t\n\f\r', []],
    ['M1 2', [move(1, 2)]],
    ['m1,2', [move(1, 2)]],
    ['M10-20', [move(10, -20)]],
    ['M.5.25', [move(0.5, 0.25)]],
    ['M1.5.5-3e-2+1E+1', [move(1.5, 0.5), line(-0.03, 10)]],
    ['M5. 6.', [move(5, 6)]],
    ['M-0-0', [move(0, 0)]],
    ['M 1 , 2 L 3 , 4 , 5 , 6 z', [move(1, 2), line(3, 4), line(5, 6), close]],
    ['m1 2 3 4 5 6', [move(1, 2), line(4, 6), line(9, 12)]],
    ['M1 2h3v4H0V0', [move(1, 2), line(4, 2), line(4, 6), line(0, 6), line(0, 0)]],
    ['M0 0h1 2 3', [move(0, 0), line(1, 0), line(3, 0), line(6, 0)]],
    ['M1 1l1 1zl5 0', [move(1, 1), line(2, 2), close, line(6, 1)]],
    ['m1 1 1 1zm2 2 1 0', [move(1, 1), line(2, 2), close, move(3, 3), line(4, 3)]],
    ['M0 0zz', [move(0, 0), close, close]],
    [
      'M0 0a1 1 0 0110 5',
      [
        move(0, 0),
        { kind: 'arc', radii: { x: 1, y: 1 }, rotation: 0, isLarge: false, isSweep: true, to: { x: 10, y: 5 } },
      ],
    ],
    [
      'M0 0A-4,5-30,1,0.5.5',
      [
        move(0, 0),
        { kind: 'arc', radii: { x: 4, y: 5 }, rotation: -30, isLarge: true, isSweep: false, to: { x: 0.5, y: 0.5 } },
      ],
    ],
    [
      'M0 0C1 2 3 4 5 6s1 1 2 2S1 1 0 0',
      [
        move(0, 0),
        { kind: 'cubic', first: { x: 1, y: 2 }, second: { x: 3, y: 4 }, to: { x: 5, y: 6 } },
        { kind: 'cubic', first: { x: 7, y: 8 }, second: { x: 6, y: 7 }, to: { x: 7, y: 8 } },
        { kind: 'cubic', first: { x: 8, y: 9 }, second: { x: 1, y: 1 }, to: { x: 0, y: 0 } },
      ],
    ],
    [
      'M0 0Q1 2 4 0t4 0T9 9',
      [
        move(0, 0),
        { kind: 'quadratic', control: { x: 1, y: 2 }, to: { x: 4, y: 0 } },
        { kind: 'quadratic', control: { x: 7, y: -2 }, to: { x: 8, y: 0 } },
        { kind: 'quadratic', control: { x: 9, y: 2 }, to: { x: 9, y: 9 } },
      ],
    ],
    [
      'M1 1s1 2 3 4t1 1',
      [
        move(1, 1),
        { kind: 'cubic', first: { x: 1, y: 1 }, second: { x: 2, y: 3 }, to: { x: 4, y: 5 } },
        { kind: 'quadratic', control: { x: 4, y: 5 }, to: { x: 5, y: 6 } },
      ],
    ],
  ])('%j is read', (data, expected) => expect(readPath(data)).toEqual({ segments: expected }));

  test('excludes more than a phone can draw', () => {
    const { segments, fault } = readPath(`M0 0L${'1 1 '.repeat(longestPath)}`);
    expect([segments.length, fault?.reason]).toEqual([longestPath, 'too-long']);
  });

  test.each<[string, PathFaultReason, number, number]>([
    ['L1 1', 'move-first', 0, 0],
    ['  z', 'move-first', 2, 0],
    ['none', 'unknown-command', 0, 0],
    ['M1 1K2 2', 'unknown-command', 4, 1],
    ['M1 1\u017F1 1 1 1', 'unknown-command', 4, 1],
    ['M1 1\u00A0L2 2', 'unknown-command', 4, 1],
    ['M1', 'number-expected', 2, 0],
    ['M', 'number-expected', 1, 0],
    ['M1,', 'number-expected', 3, 0],
    ['M,1 1', 'number-expected', 1, 0],
    ['M1,,1', 'number-expected', 3, 0],
    ['M1 1,', 'number-expected', 5, 1],
    ['M1 1,L2 2', 'number-expected', 5, 1],
    ['M1 1z2 2', 'unknown-command', 5, 2],
    ['M1 1L2 2 3', 'number-expected', 10, 2],
    ['M1 1L- 2', 'number-expected', 5, 1],
    ['M1 1L1e 2', 'number-expected', 6, 1],
    ['M0 0A1 1 0 2 0 5 5', 'flag-expected', 11, 1],
    ['M0 0A1 1 0 1', 'flag-expected', 12, 1],
    ['M1e999 0', 'number-too-large', 1, 0],
    ['M1e308 0l1e308 0', 'number-too-large', 9, 1],
    ['M1e308 0l1 0q1e308 0-1e308 0', 'number-too-large', 13, 2],
  ])('%j is rejected at the position of the fault', (data, reason, at, drawn) => {
    const reading = readPath(data);
    expect(reading.fault).toEqual({ reason, at });
    expect(reading.segments).toHaveLength(drawn);
  });

  it('never throws, and returns nothing after a fault', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz01.5-+e, \n'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (data) => {
        const { segments: drawn, fault } = readPath(data);
        if (fault === undefined) {
          expect(readPath(formatPath(drawn)).segments).toEqual(drawn);
          return;
        }
        expect(fault.at).toBeLessThanOrEqual(data.length);
        expect(readPath(`${data.slice(0, fault.at)}%`).segments).toEqual(drawn);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same path whatever its notation', () => {
    fc.assert(
      fc.property(commands, writing, (drawn: readonly Command[], style) => {
        expect(readPath(written(drawn, style))).toEqual(readPath(written(drawn, plainWriting)));
      }),
      { numRuns: 500 },
    );
  });

  it('survives formatting and parsing', () => {
    fc.assert(
      fc.property(segments, (drawn) => {
        expect(readPath(formatPath(drawn))).toEqual({ segments: drawn });
      }),
    );
  });
});
