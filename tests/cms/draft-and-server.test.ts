import { describe, expect, it } from 'vitest';
import { type DraftStore } from '#cms/draft/draft-store.ts';
import { unsavedChanges, objectOf, objectsOf } from '#cms/draft/draft.ts';
import { deepEqual } from '#cms/draft/equality.ts';
import { location, startDraftServer, unsaved } from './draft-server.ts';

const { network, open } = startDraftServer();
const byText = (one: unknown, other: unknown): number => JSON.stringify(one).localeCompare(JSON.stringify(other));

describe('a draft and its server', () => {
  it('builds a tour of new objects that refer to each other, and saves them in one go', async () => {
    const store = await open();
    const station = store.add('locations', { Type: 0, Name: { de: 'Neu' } });
    store.add('locations', { Type: 0, Name: { de: 'Mehr' }, DeepDives: [station, 1] });
    const tour = store.add('tours', { TourGroupID: 1, Name: { de: 'Neuer Rundgang' }, Code: 'N' });
    const last = store.add('tourItems', { TourID: tour, LocationID: 1, Code: '2' });
    store.add('tourItems', { TourID: tour, LocationID: station, Code: '1', Path: [{ Next: last, Wait: 3 }] });
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    expect(unsaved(store)).toBe(0);

    const { draft } = (await open()).getState();
    const stationOf = (name: string) =>
      objectsOf(draft, 'locations').find(({ Name }) => (Name as { de?: string } | undefined)?.de === name);
    expect(stationOf('Mehr')).toMatchObject({ DeepDives: [stationOf('Neu')?.['ID'], 1] });
    const items = objectsOf(draft, 'tourItems').slice(-2);
    expect(items).toMatchObject([{ LocationID: 1 }, { LocationID: stationOf('Neu')?.['ID'] }]);
    expect(items[1]).toMatchObject({ Path: [{ Next: items[0]?.['ID'], Wait: 3 }] });
    expect(items.every(({ TourID }) => TourID === objectsOf(draft, 'tours').at(-1)?.['ID'])).toBe(true);
  });

  it('undoes saved edits by saving once more, also a deletion', async () => {
    const store = await open();
    store.remove([{ model: 'locations', ID: 2 }]);
    await store.save();
    expect(location(await open(), 2)).toBeUndefined();
    store.undo();
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    const again = await open();
    expect(location(again, 2)).toMatchObject({ Name: { de: 'Stille' } });
    expect(objectOf(again.getState().draft, { model: 'tourItems', ID: 2 })).toMatchObject({ LocationID: 2 });
  });

  it('makes a new object once, also when the answer to its save was lost and it was edited since', async () => {
    const store = await open();
    const made = store.add('locations', { Type: 0, Name: { de: 'Einmal' } });
    store.put('locations', { ...location(store, 1), GamePoints: 61 });
    network.losesAnswer = true;
    await store.save();
    expect(store.getState().saving).toMatchObject({ kind: 'failed', error: { facts: { failure: 'network' } } });
    store.put('locations', { ...location(store, made), GamePoints: 3 });
    store.put('locations', { ...location(store, 1), GamePoints: 62 });
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    const again = await open();
    const found = objectsOf(again.getState().draft, 'locations').filter(({ Name }) =>
      deepEqual(Name, { de: 'Einmal' }),
    );
    expect(found).toMatchObject([{ ID: store.currentName({ model: 'locations', ID: made }).ID, GamePoints: 3 }]);
    expect(location(again, 1)).toMatchObject({ GamePoints: 62 });
  });

  it('makes a new object once, also when the tab was closed before its save was answered', async () => {
    const closed = await open();
    const made = closed.add('locations', { Type: 0, Name: { de: 'Nur einmal' } });
    network.losesAnswer = true;
    await closed.save();
    const { draft, unanswered } = structuredClone(closed.getState());
    const store = await open();
    store.restore(unsavedChanges(draft), unanswered);
    store.put('locations', { ...location(store, made), GamePoints: 5 });
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    expect(unsaved(store)).toBe(0);
    const found = objectsOf((await open()).getState().draft, 'locations').filter(({ Name }) =>
      deepEqual(Name, { de: 'Nur einmal' }),
    );
    expect(found).toMatchObject([{ GamePoints: 5 }]);
  });

  it('keeps an edit undone that is undone while its save is on its way', async () => {
    const before = await open();
    const names = (draft: DraftStore) => objectsOf(draft.getState().draft, 'locations').map(({ Name }) => Name);
    const store = await open();
    const sent: string[] = [];
    const undoing = (method: string) => {
      if (method === 'GET') return Promise.resolve();
      sent.push(method);
      network.beforeCall = undefined;
      store.undo();
      return Promise.resolve();
    };
    store.remove([{ model: 'locations', ID: 2 }]);
    network.beforeCall = undoing;
    await store.save();
    store.put('locations', { ...location(store, 1), Name: { de: 'Doch nicht' } });
    network.beforeCall = undoing;
    await store.save();
    store.add('locations', { Type: 0, Name: { de: 'Auch nicht' } });
    network.beforeCall = undoing;
    await store.save();
    expect(sent).toHaveLength(3);
    expect(names(store).toSorted(byText)).toEqual(names(before).toSorted(byText));
    await store.save();
    expect(unsaved(store)).toBe(0);
    expect(names(await open()).toSorted(byText)).toEqual(names(before).toSorted(byText));
  });

  it('restores stored changes, merged with changes saved since', async () => {
    const crashed = await open();
    crashed.put('locations', { ...location(crashed, 1), HeaderTitle: { de: 'Behalten' } });
    crashed.add('themes', { Name: 'Neues Thema' });
    const stored = structuredClone(unsavedChanges(crashed.getState().draft));
    const other = await open();
    other.put('locations', { ...location(other, 1), GamePoints: 8 });
    await other.save();
    const store = await open();
    store.restore(stored);
    expect(location(store, 1)).toMatchObject({ HeaderTitle: { de: 'Behalten' }, GamePoints: 8 });
    expect(unsaved(store)).toBe(2);
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    expect(objectsOf((await open()).getState().draft, 'themes')).toMatchObject([{ Name: 'Neues Thema' }]);
  });

  it('keeps everything when the server refuses', async () => {
    const store = await open();
    store.put('locations', { ...location(store, 1), GamePoints: 'viele' });
    await store.save();
    const { saving } = store.getState();
    expect(saving).toMatchObject({ kind: 'failed', error: { facts: { answer: { code: 'wrong-value' } } } });
    expect(unsaved(store)).toBe(1);
  });
});
