import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlane } from '#engine/map/distance.ts';
import { createProjection, type MapBox } from '#engine/map/projection.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { boxFromPlaces } from './box-from-places.ts';
import { type KnownPlace } from './known-place.ts';

const size = { width: 1000, height: 800 };
const origin = { latitude: 54.33, longitude: 10.15 };

function boxAround(west: number, south: number, east: number, north: number): MapBox {
  return { BottomLeft: { Latitude: south, Longitude: west }, TopRight: { Latitude: north, Longitude: east } };
}

/** Returns what staff would enter for these places of a picture that covers the box. */
function knownIn(box: MapBox, places: readonly MapPlace[]): readonly KnownPlace[] {
  const outcome = createProjection(box, size);
  if (!outcome.ok) throw new Error(outcome.fault);
  return places.map((place) => ({ place, spot: outcome.projection.toSpot(place) }));
}

/** The same in a picture of half a metre a unit, whose top points this many degrees clockwise from north. */
function knownRotated(degrees: number, places: readonly MapPlace[], stretch = 1): readonly KnownPlace[] {
  const plane = createPlane(origin);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return places.map((place) => {
    const [right, up] = [place.x * 0.5 * stretch, -place.y * 0.5];
    return { place, spot: plane.toSpot({ east: right * cosine + up * sine, north: up * cosine - right * sine }) };
  });
}

function doubts(known: readonly KnownPlace[]) {
  const found = boxFromPlaces(known, size);
  return found.ok ? found.doubts : found.fault;
}

const corners = [
  { x: 100, y: 100 },
  { x: 900, y: 150 },
  { x: 800, y: 700 },
  { x: 150, y: 650 },
];
const [one, other] = [
  { x: 100, y: 700 },
  { x: 900, y: 100 },
];

describe('two places', () => {
  const box = boxAround(10.1, 54.3, 10.12, 54.31);

  it('give the box exactly', () => {
    const found = boxFromPlaces(knownIn(box, [one, other]), size);
    expect(found).toMatchObject({ ok: true, box });
    if (found.ok) for (const metres of found.residuals) expect(metres).toBeLessThan(0.02);
  });

  it('give a box across the antimeridian', () => {
    const across = boxAround(179.99, -17, -179.99, -16.98);
    expect(boxFromPlaces(knownIn(across, [one, other]), size)).toMatchObject({ ok: true, box: across });
  });

  it('give any box that they lie in', () => {
    const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    const degrees = (least: number, most: number) =>
      fc.integer({ min: least * 1e4, max: most * 1e4 }).map((n) => n / 1e4);
    fc.assert(
      fc.property(degrees(-170, 170), degrees(-80, 79), share, share, (west, south, wide, high) => {
        const given = boxAround(west, south, west + 0.001 + wide, south + 0.001 + high);
        const found = boxFromPlaces(knownIn(given, [one, other]), size);
        if (!found.ok) expect.fail(found.fault);
        expect(found.box.BottomLeft.Latitude).toBeCloseTo(given.BottomLeft.Latitude, 6);
        expect(found.box.BottomLeft.Longitude).toBeCloseTo(given.BottomLeft.Longitude, 6);
        expect(found.box.TopRight.Latitude).toBeCloseTo(given.TopRight.Latitude, 6);
        expect(found.box.TopRight.Longitude).toBeCloseTo(given.TopRight.Longitude, 6);
      }),
    );
  });

  it.each([
    ['too-few', [one]],
    ['one-row', [one, { x: 900, y: 702 }]],
    ['one-column', [one, { x: 105, y: 100 }]],
  ] as const)('are refused as %s', (fault, places) => {
    expect(boxFromPlaces(knownIn(box, places), size)).toEqual({ ok: false, fault });
  });

  it.each([
    ['turned', { latitude: 54.3, longitude: 10.2 }, { latitude: 54.4, longitude: 10.1 }],
    ['turned', { latitude: 54.4, longitude: 10.1 }, { latitude: 54.3, longitude: 10.2 }],
    ['beyond', { latitude: 10, longitude: 0 }, { latitude: 89, longitude: 10 }],
    ['beyond', { latitude: 10, longitude: 0 }, { latitude: 20, longitude: 170 }],
  ])('are refused as %s if they contradict the picture', (fault, first, second) => {
    const known = [
      { place: one, spot: first },
      { place: other, spot: second },
    ];
    expect(boxFromPlaces(known, size)).toEqual({ ok: false, fault });
  });

  it('do not tell a rotated picture from a distorted one', () => {
    expect(doubts(knownRotated(0, [one, other]))).toEqual([]);
    expect(doubts(knownRotated(5, [one, other]))).toEqual([
      { kind: 'rotated-or-distorted', degrees: expect.closeTo(5, 1) },
    ]);
    expect(doubts(knownRotated(0, [one, other], 1.3))).toMatchObject([{ kind: 'rotated-or-distorted' }]);
  });

  it('should lie far from each other', () => {
    expect(doubts(knownIn(box, [one, { x: 200, y: 600 }]))).toContainEqual({ kind: 'close' });
  });
});

describe('three and more places', () => {
  it('lie as near to the box as possible, and the error is given in metres', () => {
    const exact = knownRotated(0, corners);
    const plane = createPlane(origin);
    const off = exact.map(({ place, spot }, index) => {
      const { east, north } = plane.toPlane(spot);
      return { place, spot: index === 1 ? plane.toSpot({ east: east + 4, north }) : spot };
    });
    const found = boxFromPlaces(off, size);
    if (!found.ok) expect.fail(found.fault);
    const squares = found.residuals.reduce((total, metres) => total + metres ** 2, 0);
    expect(squares).toBeGreaterThan(1);
    expect(squares).toBeLessThan(4 ** 2);
    expect(found.doubts).toEqual([]);
  });

  it('name the place that is off by more than a little', () => {
    const wrong = knownRotated(0, [...corners, { x: 500, y: 400 }]).map(({ place, spot }, index) => ({
      place,
      spot: index === 2 ? { ...spot, latitude: spot.latitude + 0.001 } : spot,
    }));
    expect(doubts(wrong)).toEqual([{ kind: 'off', index: 2, metres: expect.closeTo(111, 0) }]);
  });

  it('do not tell which of two is off if both are alone in their column', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 900, y: 100 },
      { x: 900, y: 700 },
      { x: 100, y: 700 },
    ];
    const wrong = (at: readonly MapPlace[]) =>
      knownRotated(0, at).map(({ place, spot }, index) => ({
        place,
        spot: index === 3 ? { ...spot, longitude: spot.longitude + 0.001 } : spot,
      }));
    expect(doubts(wrong(places))).toEqual([{ kind: 'one-of', indexes: [0, 3] }]);
    expect(doubts(wrong([...places, { x: 500, y: 400 }]))).toMatchObject([{ kind: 'off', index: 3 }]);
  });

  it('do not blame one of three', () => {
    const wrong = knownRotated(0, corners.slice(0, 3)).map(({ place, spot }, index) => ({
      place,
      spot: index === 0 ? { ...spot, latitude: spot.latitude + 0.0005 } : spot,
    }));
    expect(doubts(wrong)).toMatchObject([{ kind: 'rotated-or-distorted' }, { kind: 'off' }]);
  });

  it.each([-20, -3, 3, 30])('notice that the picture is rotated by %d degrees', (degrees) => {
    for (const places of [corners, corners.slice(0, 3)])
      expect(doubts(knownRotated(degrees, places))).toEqual([{ kind: 'rotated', degrees: expect.closeTo(degrees, 1) }]);
  });

  it('do not take a distorted picture for a rotated one', () => {
    expect(doubts(knownRotated(0, corners, 1.3))).toEqual([]);
  });

  it('do not tell both apart on one line', () => {
    const line = [one, { x: 500, y: 400 }, other];
    expect(doubts(knownRotated(6, line))).toContainEqual({
      kind: 'rotated-or-distorted',
      degrees: expect.closeTo(6, 1),
    });
  });
});
