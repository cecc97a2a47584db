import { expect, it } from 'vitest';
import { type TriggerState } from '#engine/map/triggers.ts';
import { createStationOpening } from './station-opening.ts';

const spot = { latitude: 48.8, longitude: 9.2 };

function begin() {
  const opened: number[] = [];
  const met: TriggerState['met'][] = [];
  const opening = createStationOpening(
    [{ id: 7, spot, distance: 20 }],
    (now) => met.push(now),
    () => undefined,
  );
  opening.onOpen((id) => opened.push(id));
  let at = 1_000_000;
  const stand = (times: number): void => {
    for (let time = 0; time < times; time += 1) {
      at += 1000;
      opening.take({ type: 'moved', position: { ...spot, accuracy: 5, at }, isBusy: false });
    }
  };
  return { opening, opened, met, stand };
}

it('opens a station once, and reports it as reached', () => {
  const { opened, met, stand } = begin();
  stand(4);
  expect(opened).toEqual([7]);
  expect(met.at(-1)).toEqual(new Map([[7, { kind: 'opened' }]]));
});

it('opens a station again for the next walk', () => {
  const { opening, opened, stand } = begin();
  stand(4);
  opening.reset();
  stand(4);
  expect(opened).toEqual([7, 7]);
});
