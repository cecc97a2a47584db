import { describe, expect, it } from 'vitest';
import { apply, objectOf, objectsOf } from './draft.ts';
import { rebase } from './rebase.ts';
import { removedTogether, revertRemoval } from './revert-removal.ts';
import { museumLists, openedDraft, station, withoutStation, withStation } from './testing/museum.ts';

const item = (ID: number) => ({ model: 'tourItems', ID }) as const;

describe('objects deleted together', () => {
  it('are all that refer to each other, directly or indirectly', () => {
    expect(removedTogether(museumLists, [item(1), item(2), station(2)], station(1))).toEqual([
      station(1),
      item(1),
      item(2),
      station(2),
    ]);
  });

  it('are only the object itself if no other deleted object refers to it', () => {
    expect(removedTogether(museumLists, [item(1)], station(2))).toEqual([station(2)]);
    expect(removedTogether(museumLists, [], station(9))).toEqual([station(9)]);
  });
});

describe('a reverted deletion', () => {
  const names = [station(1), item(1)];

  it('restores the objects, and the references to them', () => {
    const gone = withoutStation(openedDraft(), 1);
    const draft = apply(gone, { patches: revertRemoval(gone, museumLists, names), at: 0 });
    expect(draft.changes.size).toBe(0);
    expect(objectsOf(draft, 'tourItems')).toHaveLength(2);
  });

  it('restores objects that the server has deleted since, and keeps other edits', () => {
    const edited = withStation(withoutStation(openedDraft(), 1), {
      ID: 2,
      Name: { de: 'Neu' },
      DeepDives: [],
      Revision: 1,
    });
    const saved = rebase(
      edited,
      names.map((name) => ({ ...name, wasID: name.ID, stored: undefined })),
    );
    const draft = apply(saved, { patches: revertRemoval(saved, museumLists, names), at: 0 });
    expect(objectOf(draft, station(1))).toMatchObject({ Name: { de: 'Eins' } });
    expect(objectOf(draft, station(2))).toMatchObject({ Name: { de: 'Neu' }, DeepDives: [1] });
  });

  it('restores the other person’s version of objects', () => {
    const gone = withoutStation(openedDraft(), 1);
    const changed = rebase(gone, [{ ...station(1), stored: { ID: 1, Code: 'X', Revision: 2 }, isForeign: true }]);
    const draft = apply(changed, { patches: revertRemoval(changed, museumLists, names), at: 0 });
    expect(objectOf(draft, station(1))).toEqual({ ID: 1, Code: 'X', Revision: 2 });
  });

  it('ignores references from objects that no longer exist', () => {
    const gone = withoutStation(withoutStation(openedDraft(), 1), 2);
    const patches = revertRemoval(gone, museumLists, names);
    expect(patches.map(({ model, ID }) => `${model} ${ID}`)).toEqual(['locations 1', 'tourItems 1']);
  });
});
