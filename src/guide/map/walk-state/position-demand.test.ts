import { expect, it } from 'vitest';
import { createPositionDemand } from './position-demand.ts';
import { type Demand, initialWalk, type WalkState } from './walk-state.ts';

const looking: WalkState = { ...initialWalk, status: { kind: 'on' }, isOpening: false, isAwake: false };

function begin(state: WalkState) {
  const needed: Demand[] = [];
  const demand = createPositionDemand(
    { need: (wanted) => needed.push(wanted), setSource: () => undefined },
    () => state,
    { page: { isSeen: () => true, subscribe: () => () => undefined }, hasStations: true },
  );
  return { demand, last: () => needed.at(-1) };
}

it('lasts until the last of several maps has been left', () => {
  const { demand, last } = begin(looking);
  const leaveFirst = demand.enterMap();
  const leaveSecond = demand.enterMap();
  leaveFirst();
  expect(last()).toBe('coarse');
  leaveSecond();
  expect(last()).toBe('none');
});

it('ends while no screen of the tour is shown', () => {
  const { demand, last } = begin({ ...looking, isOpening: true });
  demand.update();
  expect(last()).toBe('precise');
  demand.setOnTour(false);
  expect(last()).toBe('none');
  demand.setOnTour(true);
  expect(last()).toBe('precise');
});
