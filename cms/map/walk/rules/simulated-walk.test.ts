import { describe, expect, it } from 'vitest';
import { createPlane } from '#engine/map/distance.ts';
import { createField } from '#engine/map/trigger-field.ts';
import { beginWalk, forgetStations, type SimulatedWalk, walkStep } from './simulated-walk.ts';
import { walkStateOf } from './walk-state.ts';

const plane = createPlane({ latitude: 54.33, longitude: 10.15 });
const spot = (east: number, north: number) => plane.toSpot({ east, north });

/** Stations along a way to the east, each open within 20 metres. */
function fieldOf(...easts: readonly number[]) {
  return createField(easts.map((east, index) => ({ id: index + 1, spot: spot(east, 0), distance: 20 })));
}

interface Way {
  readonly from: number;
  readonly to: number;
  readonly playingFor?: number;
}

/** Walks to the east at 1.4 metres a second with an exact device. */
function walkAlong(field: ReturnType<typeof fieldOf>, { from, to, playingFor = 0 }: Way): readonly SimulatedWalk[] {
  const walks = [beginWalk(spot(from, 0))];
  for (let second = 0; from + second * 1.4 <= to; second += 1) {
    const truth = spot(from + second * 1.4, 0);
    const position = { ...truth, accuracy: 3, at: second * 1000 };
    const last = walks.at(-1);
    if (last !== undefined) walks.push(walkStep(last, truth, position, { field, playingFor }));
  }
  return walks;
}

function eventsOf(walks: readonly SimulatedWalk[]) {
  return walks.at(-1)?.events ?? [];
}

describe('a simulated walk', () => {
  it('opens a station within its distance, and says why', () => {
    const [event, ...others] = eventsOf(walkAlong(fieldOf(0), { from: -60, to: 60 }));
    expect(others).toEqual([]);
    if (event?.kind !== 'opened') expect.fail('No station has opened');
    expect(event).toMatchObject({ id: 1, opening: { distance: 20, reason: 'alone' } });
    expect(event.opening.away).toBeLessThanOrEqual(20);
  });

  it('opens the first of the tour where two stations are at the same place', () => {
    const events = eventsOf(walkAlong(fieldOf(2, 0), { from: -60, to: 60 }));
    expect(events[0]).toMatchObject({ kind: 'opened', id: 1, opening: { reason: 'first-of-tour' } });
    expect(events[1]).toMatchObject({ kind: 'opened', id: 2 });
  });

  it('opens the nearest of those that were reached while another one played', () => {
    const events = eventsOf(walkAlong(fieldOf(0, 24, 38), { from: -60, to: 60, playingFor: 28_000 }));
    expect(events[0]).toMatchObject({ kind: 'opened', id: 1 });
    expect(events[1]).toMatchObject({ kind: 'opened', opening: { reason: 'nearest' } });
  });

  it('offers what was passed while another one played', () => {
    const events = eventsOf(walkAlong(fieldOf(0, 40), { from: -60, to: 160, playingFor: 120_000 }));
    expect(events).toMatchObject([
      { kind: 'opened', id: 1 },
      { kind: 'passed', id: 2 },
    ]);
  });

  it('forgets what was reached when the stations change, and stays where it is', () => {
    const walk = walkAlong(fieldOf(0), { from: -60, to: 0 }).at(-1);
    if (walk === undefined) return;
    expect(forgetStations(walk)).toMatchObject({ truth: walk.truth, events: walk.events });
    expect(forgetStations(walk).triggers.met.size).toBe(0);
  });
});

describe('a station', () => {
  const field = fieldOf(0, 30);
  const walkStates = (id: number, way: Way) => [
    ...new Set(walkAlong(field, way).map((walk) => walkStateOf(walk, id, field).walkState)),
  ];

  it('is far, then there, then opened', () => {
    expect(walkStates(1, { from: -60, to: 60 })).toEqual(['far', 'unsure', 'opened']);
  });

  it('waits for the one that plays', () => {
    expect(walkStates(1, { from: -60, to: 20, playingFor: 30_000 })).toContain('playing');
    expect(walkStates(2, { from: -60, to: 30, playingFor: 60_000 })).toContain('waits-for-playing');
  });

  it('waits a moment after another one', () => {
    const near = fieldOf(0, 8);
    const seen = walkAlong(near, { from: -60, to: 60 }).map((walk) => walkStateOf(walk, 2, near).walkState);
    expect(seen).toContain('waits-for-last');
    expect(seen.at(-1)).toBe('opened');
  });

  it('has a distance', () => {
    const walk = walkAlong(field, { from: -60, to: -40 }).at(-1) ?? beginWalk(spot(0, 0));
    const { away, distance } = walkStateOf(walk, 1, field);
    expect(distance).toBe(20);
    expect(away).toBeGreaterThan(35);
    expect(away).toBeLessThan(45);
  });

  it('without a distance never opens', () => {
    expect(walkStateOf(beginWalk(spot(0, 0)), 9, field)).toEqual({ walkState: 'never', away: undefined, distance: 0 });
  });
});
