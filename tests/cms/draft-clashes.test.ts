import { describe, expect, it } from 'vitest';
import { type DraftStore } from '#cms/draft/draft-store.ts';
import { objectOf, objectsOf, unsavedChanges } from '#cms/draft/draft.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { clashOf, location, startDraftServer, unsaved } from './draft-server.ts';

const { open } = startDraftServer();

describe('drafts of two people', () => {
  it('joins edits of two people to different fields', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), GamePoints: 4 });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Meins' } });
    await mine.save();
    expect(mine.getState()).toMatchObject({ saving: { kind: 'idle' }, joined: 1 });
    expect(location(await open(), 1)).toMatchObject({ Name: { de: 'Meins' }, GamePoints: 4 });
  });

  it('joins texts of two people in different languages', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), Description: { de: 'Deutsch' } });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Description: { en: 'English' } });
    await mine.save();
    expect(mine.getState()).toMatchObject({ saving: { kind: 'idle' }, joined: 1 });
    expect(location(await open(), 1)).toMatchObject({ Description: { de: 'Deutsch', en: 'English' } });
  });

  it('asks where both changed the same field, and loses neither until it is decided', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), Name: { de: 'Ihres' } });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Noch meins' }, GamePoints2nd: 2 });
    await mine.save();
    const { saving } = mine.getState();
    if (saving.kind !== 'clashed') throw new Error(saving.kind);
    const [clash] = saving.clashes;
    if (clash === undefined) throw new Error('No clash');
    expect(clash.conflicts).toMatchObject([{ path: ['Name', 'de'], mine: 'Noch meins', theirs: 'Ihres' }]);
    expect(unsaved(mine)).toBe(1);
    mine.decide(clash, [['Name', 'de']]);
    await mine.save();
    expect(location(await open(), 1)).toMatchObject({ Name: { de: 'Noch meins' }, GamePoints2nd: 2 });
  });

  it('keeps text typed during a save that meets changes of another user', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), GamePoints: 11 });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Erst' } });
    const saved = mine.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Erst, dann' } });
    await saved;
    expect(mine.getState()).toMatchObject({ saving: { kind: 'idle' }, joined: 1 });
    expect(location(mine, 1)).toMatchObject({ Name: { de: 'Erst, dann' }, GamePoints: 11 });
    expect(location(await open(), 1)).toMatchObject({ Name: { de: 'Erst, dann' }, GamePoints: 11 });
  });

  it('keeps typed text behind the question of a clash', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), Name: { de: 'Ihr Name' }, GamePoints2nd: 31 });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Mein Name' } });
    await mine.save();
    mine.put('locations', { ...location(mine, 1), GamePoints: 32 });
    mine.decide(clashOf(mine), [['Name', 'de']]);
    expect(mine.getState().saving).toEqual({ kind: 'idle' });
    expect(location(mine, 1)).toMatchObject({ Name: { de: 'Mein Name' }, GamePoints: 32, GamePoints2nd: 31 });
    await mine.save();
  });

  it('goes back to the form as it was without a decision, and asks again at the next save', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), Name: { de: 'Ihr dritter' } });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Mein dritter' } });
    await mine.save();
    const { draft } = mine.getState();
    mine.postpone();
    expect(mine.getState()).toMatchObject({ saving: { kind: 'idle' } });
    expect(mine.getState().draft).toBe(draft);
    await mine.save();
    expect(clashOf(mine).conflicts).toMatchObject([{ mine: 'Mein dritter', theirs: 'Ihr dritter' }]);
    mine.decide(clashOf(mine), []);
    expect(location(mine, 1)).toMatchObject({ Name: { de: 'Ihr dritter' } });
  });

  it('does not postpone a decision on restored changes, because the form never had them', async () => {
    const crashed = await open();
    crashed.put('locations', { ...location(crashed, 1), Name: { de: 'Behalten' } });
    const stored = structuredClone(unsavedChanges(crashed.getState().draft));
    const other = await open();
    other.put('locations', { ...location(other, 1), Name: { de: 'Inzwischen' } });
    await other.save();
    const store = await open();
    store.restore(stored);
    store.postpone();
    expect(clashOf(store).conflicts).toMatchObject([{ mine: 'Behalten', theirs: 'Inzwischen' }]);
  });

  it('asks again where what is typed behind the question of a clash clashes too', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), Name: { de: 'Ihr zweiter' }, GamePoints2nd: 41 });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Mein zweiter' } });
    await mine.save();
    mine.put('locations', { ...location(mine, 1), GamePoints2nd: 42 });
    mine.decide(clashOf(mine), [['Name', 'de']]);
    expect(clashOf(mine).conflicts).toMatchObject([{ path: ['Name', 'de'] }, { path: ['GamePoints2nd'], mine: 42 }]);
    mine.decide(clashOf(mine), [['GamePoints2nd']]);
    expect(location(mine, 1)).toMatchObject({ Name: { de: 'Ihr zweiter' }, GamePoints2nd: 42 });
    await mine.save();
  });

  it('asks what becomes of a station that another user has deleted', async () => {
    const [mine, theirs] = [await open(), await open()];
    const ID = mine.add('locations', { Type: 2, Name: { de: 'Vergänglich' } });
    expect(ID).toBeGreaterThan(1);
    await mine.save();
    const real = Number(objectsOf(mine.getState().draft, 'locations').at(-1)?.['ID']);
    theirs.reopen((await open()).getState().draft.base);
    theirs.remove([{ model: 'locations', ID: real }]);
    await theirs.save();
    mine.put('locations', { ...location(mine, real), GamePoints: 1 });
    await mine.save();
    const { saving } = mine.getState();
    if (saving.kind !== 'clashed') throw new Error(saving.kind);
    const [clash] = saving.clashes;
    if (clash === undefined) throw new Error('No clash');
    expect(clash).toMatchObject({ theirs: undefined, conflicts: [] });
    mine.decide(clash, 'all');
    await mine.save();
    expect(location(await open(), real)).toMatchObject({ GamePoints: 1 });
  });

  describe('a station with places in tours, a deep dive and a path that another user has deleted', () => {
    /** Two clerks who have it open; one has changed it, the other deletes it. */
    async function deletedMeanwhile() {
      const first = await open();
      const [station = -1, place = -1, other = -1] = first.freshIds(3);
      const tour = objectsOf(first.getState().draft, 'tours')[0]?.['ID'];
      first.putAll([
        { model: 'locations', object: { ID: station, Revision: 0, Type: 2, Name: { de: 'Brunnen' } } },
        { model: 'tourItems', object: { ID: place, Revision: 0, TourID: tour, LocationID: station, Code: '77' } },
        {
          model: 'tourItems',
          object: { ID: other, Revision: 0, TourID: tour, LocationID: 1, Code: '78', Path: [{ Next: place, Wait: 1 }] },
        },
        { model: 'locations', object: { ...location(first, 1), DeepDives: [station] } },
      ]);
      await first.save();
      const named = (model: 'locations' | 'tourItems', ID: number) => first.currentName({ model, ID }).ID;
      const ids = {
        station: named('locations', station),
        place: named('tourItems', place),
        other: named('tourItems', other),
      };
      const [mine, theirs] = [await open(), await open()];
      theirs.remove([{ model: 'locations', ID: ids.station }]);
      await theirs.save();
      mine.put('locations', { ...location(mine, ids.station), Text: { de: 'Mein Text' } });
      await mine.save();
      return { mine, ids };
    }
    const item = (store: DraftStore, ID: number) => objectOf(store.getState().draft, { model: 'tourItems', ID });
    const steps = (stored: StoredObject | undefined): unknown => stored?.['Path'];

    it('comes back with all of that, if mine is kept', async () => {
      const { mine, ids } = await deletedMeanwhile();
      mine.decide(clashOf(mine), 'all');
      await mine.save();
      expect(unsaved(mine)).toBe(0);
      const now = await open();
      const places = objectsOf(now.getState().draft, 'tourItems').filter(({ Code }) => Code === '77');
      const [place] = places;
      const station = Number(place?.['LocationID']);
      expect(places).toHaveLength(1);
      expect(location(now, station)).toMatchObject({ Name: { de: 'Brunnen' }, Text: { de: 'Mein Text' } });
      expect(location(now, 1)).toMatchObject({ DeepDives: [station] });
      expect(steps(item(now, ids.other))).toEqual([{ Next: place?.['ID'], Wait: 1 }]);
      now.remove([{ model: 'locations', ID: station }]);
      await now.save();
    });

    it('goes with all of that, if it is to be deleted, and nothing is left to save', async () => {
      const { mine, ids } = await deletedMeanwhile();
      mine.decide(clashOf(mine), 'none');
      expect(item(mine, ids.place)).toBeUndefined();
      expect(location(mine, ids.station)).toBeUndefined();
      expect(location(mine, 1)).toMatchObject({ DeepDives: [] });
      expect(steps(item(mine, ids.other))).toEqual([]);
      expect(unsaved(mine)).toBe(0);
    });
  });
});
