import { expect, it } from 'vitest';
import { createPlane, metresBetween } from '#engine/map/distance.ts';
import { type Position } from '#engine/map/position.ts';
import { createField } from '#engine/map/trigger-field.ts';
import { beginWalker, firstSettings, forgetReached, moveWalker, type Walker, type WalkSettings } from './walker.ts';

const plane = createPlane({ latitude: 54.33, longitude: 10.15 });
const field = createField([{ id: 1, spot: plane.toSpot({ east: 40, north: 0 }), distance: 20 }]);

/** Walks 80 metres to the east in a minute. */
function walked(changes: Partial<WalkSettings> = {}): readonly Walker[] {
  const settings = { ...firstSettings, ...changes };
  const walkers = [beginWalker(plane.toSpot({ east: 0, north: 0 }), settings.seed)];
  for (let second = 0; second <= 60; second += 1) {
    const last = walkers.at(-1);
    const truth = plane.toSpot({ east: (second * 80) / 60, north: 0 });
    if (last !== undefined) walkers.push(moveWalker(last, truth, 1000, settings, field));
  }
  return walkers;
}

function positions(walkers: readonly Walker[]): readonly Position[] {
  return walkers.flatMap(({ walk: { position } }) => (position === undefined ? [] : [position]));
}

it('reports the true places without noise, and the direction of the walk', () => {
  const walkers = walked({ noise: 0 });
  for (const { walk } of walkers.slice(1))
    expect(metresBetween(walk.truth, walk.position ?? { latitude: 0, longitude: 0 })).toBeLessThan(0.001);
  expect(positions(walkers).at(-1)).toMatchObject({ accuracy: 3, at: 60_000, heading: expect.closeTo(90, 0) });
  expect(walkers.at(-1)?.walk.events).toMatchObject([{ kind: 'opened', id: 1 }]);
});

it('errs as much as the noise says, and says so', () => {
  const errors = Array.from({ length: 30 }, (_, seed) => walked({ noise: 20, seed })).flatMap((walkers) =>
    walkers.slice(1).map(({ walk }) => metresBetween(walk.truth, walk.position ?? walk.truth)),
  );
  const within = errors.filter((metres) => metres <= 20).length / errors.length;
  expect(within).toBeGreaterThan(0.55);
  expect(within).toBeLessThan(0.78);
  expect(positions(walked({ noise: 20 }))[0]?.accuracy).toBe(20);
});

it('errs alike with the same seed, and otherwise with another', () => {
  expect(positions(walked({ noise: 20 }))).toEqual(positions(walked({ noise: 20 })));
  expect(positions(walked({ noise: 20, seed: 2 }))).not.toEqual(positions(walked({ noise: 20 })));
});

it('forgets what it has reached', () => {
  const walker = walked({ noise: 0 }).at(-1);
  if (walker === undefined) return;
  expect(walker.walk.triggers.met.size).toBe(1);
  expect(forgetReached(walker).walk.triggers.met.size).toBe(0);
});
