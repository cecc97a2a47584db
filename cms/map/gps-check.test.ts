import { describe, expect, it } from 'vitest';
import { checkGps } from './gps-check.ts';

const size = { width: 1000, height: 800 };

function box(bottom: number, left: number, top: number, right: number) {
  return { BottomLeft: { Latitude: bottom, Longitude: left }, TopRight: { Latitude: top, Longitude: right } };
}

describe('the extent of a box of degrees', () => {
  it('is measured in metres', () => {
    const check = checkGps(box(48.8, 9.2, 48.8036, 9.20683), size);
    expect(check).toMatchObject({ kind: 'sound', doubt: undefined });
    if (check.kind !== 'sound') return;
    expect(check.across).toBeCloseTo(500, -1);
    expect(check.down).toBeCloseTo(400, -1);
  });

  it.each([
    ['distorted', box(48.8, 9.2, 48.81, 9.20683)],
    ['huge', box(48, 9, 49, 10.9)],
    ['tiny', box(48.8, 9.2, 48.80001, 9.20002)],
  ])('is %s where that is hardly meant', (doubt, given) => {
    expect(checkGps(given, size)).toMatchObject({ kind: 'sound', doubt });
  });

  it.each([
    ['upside-down', box(48.9, 9.2, 48.8, 9.3)],
    ['mirrored', box(48.8, 9.3, 48.9, 9.2)],
    ['empty', box(48.8, 9.2, 48.8, 9.3)],
    ['nowhere', box(148.8, 9.2, 148.9, 9.3)],
  ])('is refused as %s', (fault, given) => {
    expect(checkGps(given, size)).toEqual({ kind: 'wrong', fault });
  });
});

describe('a box', () => {
  /** Degrees to the north of one metre, on the sphere on which distances are measured. */
  const degree = (metres: number): number => (metres / 6_371_000) * (180 / Math.PI);
  const around = (across: number, down: number): ReturnType<typeof box> => box(0, 0, degree(down), degree(across));
  const doubtOf = (across: number, down: number): unknown => checkGps(around(across, down), size);

  it.each([
    [500, 400, undefined],
    [500, 411, undefined],
    [500, 413, 'distorted'],
    [500, 389, undefined],
    [500, 387, 'distorted'],
    [19_900, 15_920, undefined],
    [20_100, 16_080, 'huge'],
    [18_000, 20_100, 'huge'],
    [26, 20.8, undefined],
    [24.5, 19.6, 'tiny'],
    [19, 19, 'tiny'],
  ])('of %d by %d metres is %s', (across, down, doubt) => expect(doubtOf(across, down)).toMatchObject({ doubt }));

  it.each([
    [500, 400, 1],
    [550, 400, 1.1],
    [500, 440, 1.1],
  ])('of %d by %d metres has one scale %d times the other', (across, down, distortion) => {
    expect(checkGps(around(across, down), size)).toMatchObject({ distortion: expect.closeTo(distortion, 3) });
  });
});
