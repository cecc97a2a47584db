import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import {
  apply,
  changedNames,
  type Draft,
  firstTemporaryId,
  objectOf,
  objectsOf,
  openDraft,
  put,
  redo,
  removal,
  temporaryId,
  undo,
} from './draft.ts';
import { listsOf } from './lists.ts';
import { rebase } from './rebase.ts';

const museum = {
  TourGroups: [{ ID: 1, Revision: 1 }],
  Tours: [{ ID: 1, TourGroupID: 1, Revision: 1 }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Revision: 1 },
    { ID: 2, TourID: 1, LocationID: 2, TransitionTo: 1, Revision: 1 },
  ],
  Locations: [
    { ID: 1, Name: { de: 'Eins' }, Revision: 1 },
    { ID: 2, Name: { de: 'Zwei' }, DeepDives: [1], Revision: 1 },
  ],
};

const opened = (): Draft => openDraft(listsOf(museum));

function edit(
  draft: Draft,
  object: StoredObject,
  { at = 0, mergeKey }: { at?: number; mergeKey?: string } = {},
): Draft {
  return apply(draft, { patches: [put(draft, 'locations', object)], at, mergeKey });
}

const kinds = fc.constantFrom('edit', 'remove', 'undo', 'redo');

interface Step {
  readonly ID: number;
  readonly name: string;
  readonly kind: 'edit' | 'remove' | 'undo' | 'redo';
}

function play(draft: Draft, { ID, name, kind }: Step): Draft {
  if (kind === 'undo') return undo(draft);
  if (kind === 'redo') return redo(draft);
  if (kind === 'edit') return edit(draft, { ID, Name: { de: name } });
  const removed = removal(draft, [{ model: 'locations', ID }]);
  return removed.ok ? apply(draft, { patches: removed.patches, at: 0 }) : draft;
}

/** The objects of a draft by ID, without the fields that only the server uses. */
function seen(draft: Draft): unknown {
  return (['tourItems', 'locations'] as const).map((model) =>
    objectsOf(draft, model)
      .map((object): StoredObject => ({ ...object, Revision: 0 }))
      .toSorted((one, other) => Number(one['ID']) - Number(other['ID'])),
  );
}

const location = (draft: Draft, ID: number): StoredObject | undefined => objectOf(draft, { model: 'locations', ID });

describe('a draft', () => {
  it('contains the edits, and knows which are not saved', () => {
    const draft = edit(opened(), { ID: 1, Name: { de: 'Neu' }, Revision: 1 });
    expect(location(draft, 1)).toMatchObject({ Name: { de: 'Neu' } });
    expect(changedNames(draft)).toEqual([{ model: 'locations', ID: 1 }]);
    expect(objectsOf(draft, 'locations').map(({ ID }) => ID)).toEqual([1, 2]);
  });

  it('has nothing to save once everything is restored, whether typed or undone', () => {
    const changed = edit(opened(), { ID: 1, Name: { de: 'Neu' }, Revision: 1 });
    expect(changedNames(undo(changed))).toEqual([]);
    expect(changedNames(edit(changed, { Name: { de: 'Eins' }, ID: 1, Revision: 7 }))).toEqual([]);
  });

  it('makes one step of continuous typing', () => {
    const typed = (draft: Draft, de: string, at: number): Draft =>
      edit(draft, { ID: 1, Name: { de }, Revision: 1 }, { at, mergeKey: 'name' });
    const draft = typed(typed(typed(opened(), 'N', 0), 'Ne', 200), 'Neu', 5000);
    expect(draft.done).toHaveLength(2);
    expect(location(undo(draft), 1)).toMatchObject({ Name: { de: 'Ne' } });
    expect(location(undo(undo(draft)), 1)).toMatchObject({ Name: { de: 'Eins' } });
  });

  it('deletes a station with everything that refers to it, in one step', () => {
    const removed = removal(opened(), [{ model: 'locations', ID: 1 }]);
    const draft = apply(opened(), { patches: removed.ok ? removed.patches : [], at: 0 });
    expect(objectsOf(draft, 'tourItems')).toEqual([{ ID: 2, TourID: 1, LocationID: 2, Revision: 1 }]);
    expect(location(draft, 2)).toMatchObject({ DeepDives: [] });
    expect(undo(draft).changes.size).toBe(0);
  });

  it('says why a group with tours cannot be deleted', () => {
    expect(removal(opened(), [{ model: 'tourGroups', ID: 1 }])).toMatchObject({
      ok: false,
      findings: [{ key: 'group-not-empty' }],
    });
  });

  it('can be undone to the start and redone to the end, whatever was done', () => {
    const step = fc.record({
      ID: fc.integer({ min: 1, max: 4 }),
      name: fc.constantFrom('a', 'b'),
      at: fc.nat({ max: 5000 }),
      key: fc.constantFrom(undefined, 'k'),
      isRemoved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let draft = opened();
        for (const { ID, name, at, key, isRemoved } of steps) {
          const removed = isRemoved ? removal(draft, [{ model: 'locations', ID }]) : undefined;
          if (removed?.ok === true) draft = apply(draft, { patches: removed.patches, at });
          else draft = edit(draft, { ID, Name: { de: name } }, { at, ...(key === undefined ? {} : { mergeKey: key }) });
        }
        let back = draft;
        while (back.done.length > 0) back = undo(back);
        expect(back.changes.size).toBe(0);
        while (back.undone.length > 0) back = redo(back);
        expect(back.changes).toEqual(draft.changes);
      }),
    );
  });
});

describe('edits that the server has stored', () => {
  it('gives new objects their IDs everywhere, undo steps included', () => {
    const start = opened();
    const ID = temporaryId(start);
    expect(ID).toBe(firstTemporaryId);
    const added = edit(start, { ID, Name: { de: 'Drei' }, Revision: 0 });
    expect(temporaryId(added)).toBe(ID + 1);
    const linked = edit(added, { ID: 2, Name: { de: 'Zwei' }, DeepDives: [1, ID], Revision: 1 });
    const saved = { ID: 3, Name: { de: 'Drei' }, Revision: 9 };
    const draft = rebase(linked, [{ model: 'locations', ID: 3, wasID: ID, stored: saved }]);
    expect(location(draft, 2)).toMatchObject({ DeepDives: [1, 3] });
    expect(changedNames(draft)).toEqual([{ model: 'locations', ID: 2 }]);
    const back = undo(undo(draft));
    expect(location(back, 3)).toBeUndefined();
    expect(changedNames(back)).toEqual([{ model: 'locations', ID: 3 }]);
    expect(location(redo(back), 3)).toMatchObject({ Name: { de: 'Drei' } });
  });

  it('keeps edits made during the save', () => {
    const sent = edit(opened(), { ID: 1, Name: { de: 'Gesendet' }, Revision: 1 });
    const typed = edit(sent, { ID: 1, Name: { de: 'Weiter getippt' }, Revision: 1 });
    const stored = { ID: 1, Name: { de: 'Gesendet' }, Revision: 2 };
    const draft = rebase(typed, [{ model: 'locations', ID: 1, stored }]);
    expect(changedNames(draft)).toHaveLength(1);
    expect(location(draft, 1)).toMatchObject({ Name: { de: 'Weiter getippt' } });
  });

  it('keeps undone the edits that were undone during the save', () => {
    const step = fc.record({ ID: fc.integer({ min: 1, max: 4 }), name: fc.constantFrom('a', 'b'), kind: kinds });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.array(step, { maxLength: 8 }), (before, meanwhile) => {
        const sent = before.reduce(play, opened());
        const now = meanwhile.reduce(play, sent);
        const answer = changedNames(sent).map(({ model, ID }) => {
          const stored = objectOf(sent, { model, ID });
          return { model, ID, wasID: ID, stored: stored && { ...stored, Revision: 2 } };
        });
        const settled = rebase(now, answer);
        expect(seen(settled)).toEqual(seen(now));
        if (meanwhile.length === 0) expect(changedNames(settled)).toEqual([]);
      }),
    );
  });

  it('undoes only the user’s own changes', () => {
    const mine = edit(opened(), { ID: 1, Name: { de: 'Meins' }, Revision: 1 });
    const theirs = { ID: 1, Name: { de: 'Eins' }, GamePoints: 5, Revision: 2 };
    const draft = rebase(mine, [{ model: 'locations', ID: 1, stored: theirs, isForeign: true }]);
    expect(location(undo(draft), 1)).toMatchObject({ Name: { de: 'Eins' }, GamePoints: 5 });
  });
});
