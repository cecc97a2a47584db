import { expect, it } from 'vitest';
import { objectOf, type ObjectName } from '../../draft/draft.ts';
import { openedDraft, station, withoutStation, withStation } from '../../draft/testing/museum.ts';
import { restoreStep, type StepObject } from './restore-step.ts';

const before = openedDraft();
const after = withoutStation(before, 1);
const names: readonly ObjectName[] = [
  station(1),
  station(2),
  { model: 'tourItems', ID: 1 },
  { model: 'tourItems', ID: 2 },
];
const step = names.map((name): StepObject => {
  const [Before, After] = [objectOf(before, name), objectOf(after, name)];
  return {
    Model: name.model,
    ID: name.ID,
    ...(Before === undefined ? {} : { Before }),
    ...(After === undefined ? {} : { After }),
    IsWhole: true,
  };
});
const mayEdit = (): boolean => true;

it('puts a station back with its places, and what others lost by its deletion', () => {
  const { restored, changed, lost, broken } = restoreStep(step, station(1), {
    now: (name) => objectOf(after, name),
    mayEdit,
  });
  expect(restored).toEqual([
    { model: 'locations', object: { ...objectOf(before, station(1)), Revision: 0 } },
    { model: 'tourItems', object: { ...objectOf(before, { model: 'tourItems', ID: 1 }), Revision: 0 } },
  ]);
  expect(changed.map(({ object }) => object)).toEqual([
    objectOf(before, station(2)),
    objectOf(before, { model: 'tourItems', ID: 2 }),
  ]);
  expect([lost, broken]).toEqual([[], []]);
});

it('keeps what others have changed since, and leaves out places whose tour is gone', () => {
  const now = withStation(after, { ID: 2, Revision: 2, DeepDives: [7], Name: { de: 'Neu' } });
  const { restored, changed, lost } = restoreStep(step, station(1), {
    now: (name) => (name.model === 'tours' ? undefined : objectOf(now, name)),
    mayEdit,
  });
  expect(restored.map(({ model }) => model)).toEqual(['locations']);
  expect(lost.map(({ model }) => model)).toEqual(['tourItems']);
  expect(changed).toEqual([]);
});

it('says what refers to objects that are gone', () => {
  const tour: StepObject = { Model: 'tours', ID: 9, Before: { ID: 9, TourGroupID: 77 }, IsWhole: true };
  const alone = restoreStep([tour], 'all', { now: () => undefined, mayEdit });
  expect([alone.lost, alone.broken.map(({ model }) => model)]).toEqual([[], ['tours']]);
});

it('brings back only what is connected with the object, and only what the user may edit', () => {
  const theme: StepObject = { Model: 'themes', ID: 5, Before: { ID: 5 }, IsWhole: true };
  const context = { now: (name: ObjectName) => objectOf(after, name), mayEdit };
  expect(restoreStep([...step, theme], station(1), context).restored).toHaveLength(2);
  expect(restoreStep([...step, theme], 'all', context).restored).toHaveLength(3);
  expect(restoreStep([theme], { model: 'themes', ID: 5 }, { ...context, mayEdit: () => false }).restored).toEqual([]);
});
