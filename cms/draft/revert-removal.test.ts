import { describe, expect, it } from 'vitest';
import { apply, objectOf, objectsOf } from './draft.ts';
import { rebase } from './rebase.ts';
import { removedTogether, revertRemoval } from './revert-removal.ts';
import { museumLists, openedDraft, station, withoutStation, withStation } from './testing/museum.ts';

const item = (ID: number) => ({ model: 'tourItems', ID }) as const;

describe('what was deleted together', () => {
  it('is all that refers to one another, through however many objects', () => {
    expect(removedTogether(museumLists, [item(1), item(2), station(2)], station(1))).toEqual([
      station(1),
      item(1),
      item(2),
      station(2),
    ]);
  });

  it('is the object alone when nothing else that was deleted refers to it', () => {
    expect(removedTogether(museumLists, [item(1)], station(2))).toEqual([station(2)]);
    expect(removedTogether(museumLists, [], station(9))).toEqual([station(9)]);
  });
});

describe('a reverted deletion', () => {
  const names = [station(1), item(1)];

  it('brings back the objects, and the references to them', () => {
    const gone = withoutStation(openedDraft(), 1);
    const draft = apply(gone, { patches: revertRemoval(gone, museumLists, names), at: 0 });
    expect(draft.changes.size).toBe(0);
    expect(objectsOf(draft, 'tourItems')).toHaveLength(2);
  });

  it('brings back what the server has deleted since, and leaves other edits', () => {
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

  it('brings objects back as others left them', () => {
    const gone = withoutStation(openedDraft(), 1);
    const changed = rebase(gone, [{ ...station(1), stored: { ID: 1, Code: 'X', Revision: 2 }, isForeign: true }]);
    const draft = apply(changed, { patches: revertRemoval(changed, museumLists, names), at: 0 });
    expect(objectOf(draft, station(1))).toEqual({ ID: 1, Code: 'X', Revision: 2 });
  });

  it('leaves alone what refers to it and is gone by now', () => {
    const gone = withoutStation(withoutStation(openedDraft(), 1), 2);
    const patches = revertRemoval(gone, museumLists, names);
    expect(patches.map(({ model, ID }) => `${model} ${ID}`)).toEqual(['locations 1', 'tourItems 1']);
  });
});
