import { expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { apply, type Draft, openDraft, put, undo } from './draft.ts';
import { justAdded } from './just-added.ts';
import { listsOf } from './lists.ts';

const opened = openDraft(listsOf({ Locations: [{ ID: 1, Type: 1, Revision: 1 }] }));

function edited(draft: Draft, ...objects: readonly (readonly [EditedModel, StoredObject])[]): Draft {
  const patches = objects.map(([model, object]) => put(draft, model, object));
  return apply(draft, { patches, at: 0 });
}

const fresh = { Type: 1 };
const added = edited(opened, ['locations', { ...fresh, ID: -5, Revision: 0, Position: 3, Code: '7' }]);

it('An object that was just added, and is as it began, is not made a second time', () => {
  expect(justAdded(added, 'locations', { ...fresh, Position: 4, Code: '8' })).toBe(-5);
});

it.each([
  ['nothing was added', opened, 'locations', fresh],
  ['another kind was', added, 'tours', fresh],
  ['it began otherwise', added, 'locations', { Type: 2 }],
  [
    'something was filled in',
    edited(added, ['locations', { ...fresh, ID: -5, Name: { de: 'A' } }]),
    'locations',
    fresh,
  ],
  ['something else was edited since', edited(added, ['locations', { ID: 1, Type: 2 }]), 'locations', fresh],
  ['it was undone', undo(added), 'locations', fresh],
  ['an old one was edited', edited(opened, ['locations', { ID: 1, Type: 1, Revision: 1 }]), 'locations', fresh],
  [
    'several were added',
    edited(opened, ['locations', { ID: -5, Type: 1 }], ['locations', { ID: -6, Type: 1 }]),
    'locations',
    fresh,
  ],
] as const)('A new one is made if %s', (_, draft, model, begun) => {
  expect(justAdded(draft, model, begun)).toBeUndefined();
});

it('A station and its place in a tour are found as well', () => {
  const both = edited(
    opened,
    ['locations', { ...fresh, ID: -5 }],
    ['tourItems', { ID: -6, TourID: 2, LocationID: -5 }],
  );
  expect(justAdded(both, 'locations', fresh)).toBe(-5);
  expect(justAdded(both, 'tourItems', { TourID: 2, LocationID: -5 })).toBe(-6);
  expect(justAdded(both, 'tourItems', { TourID: 1, LocationID: -5 })).toBeUndefined();
});
