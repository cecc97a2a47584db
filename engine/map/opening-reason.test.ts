import { expect, it } from 'vitest';
import { openingReason } from './opening-reason.ts';
import { park, stationAt } from './testing/park.ts';
import { createField, type TriggerStation } from './trigger-field.ts';
import { noTriggers, step, type TriggerState } from './triggers.ts';

/** A visitor waits east of the gate with an exact device until a station opens; busy for the first ten seconds. */
function standAt(east: number, stations: readonly TriggerStation[]) {
  const field = createField(stations);
  let state: TriggerState = noTriggers;
  for (let second = 0; second < 30; second += 1) {
    const position = { ...park.toSpot({ east, north: 0 }), accuracy: 3, at: second * 1000 };
    const outcome = step(state, { type: 'moved', position, isBusy: second < 10 }, field);
    ({ state } = outcome);
    if (outcome.open !== undefined) return { id: outcome.open, ...openingReason(state, outcome.open, field) };
  }
  return undefined;
}

it('is alone if no other station was reached', () => {
  const stations = [stationAt(1, 0, 0, 25), stationAt(2, 100, 0, 25)];
  expect(standAt(10, stations)).toEqual({ id: 1, reason: 'alone', distance: 25, away: expect.closeTo(10, 0) });
});

it('is the nearest of those that were reached', () => {
  const stations = [stationAt(1, 0, 0, 25), stationAt(2, 20, 0, 25)];
  expect(standAt(18, stations)).toMatchObject({ id: 2, reason: 'nearest', away: expect.closeTo(2, 0) });
});

it('is the first of the tour among those that are equally near', () => {
  const stations = [stationAt(1, 0, 0, 25), stationAt(2, 4, 0, 25)];
  expect(standAt(4, stations)).toMatchObject({ id: 1, reason: 'first-of-tour' });
});

it('is unknown for a station that cannot open', () => {
  expect(openingReason(noTriggers, 1, createField([stationAt(1, 0, 0, 25)]))).toBeUndefined();
  expect(openingReason(noTriggers, 2, createField([]))).toBeUndefined();
});
