import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenClash } from '#cms/draft/clash.ts';
import { createDraftStore, type DraftStore } from '#cms/draft/draft-store.ts';
import { changedNames, draftDefinition, keptChanges, objectOf, objectsOf } from '#cms/draft/draft.ts';
import { listsOf } from '#cms/draft/lists.ts';
import { deepEqual } from '#cms/draft/equality.ts';
import { Variant } from '#contract/calls/content-calls.ts';
import { createStaffClient, type StaffClient } from '#contract/staff-client.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/e2e/museum.ts';
import { rootPassword, serve, type Served } from '#tests/e2e/serve.ts';

let museum: MuseumFolder;
let served: Served;
let session: string | undefined;
let client: StaffClient;
let loseAnswer = false;
let beforeCall: ((method: string) => Promise<void>) | undefined;

beforeAll(async () => {
  museum = await writeMuseum(smallMuseum);
  served = await serve(museum.folder, {}, 'none');
  client = createStaffClient({ base: `${served.origin}/`, fetch: fetchAfter, session: () => session });
  session = (await client('logIn', { body: { Name: 'root', Password: rootPassword } })).Session;
});

const fetchAfter: typeof fetch = async (input, init) => {
  await beforeCall?.(init?.method ?? 'GET');
  const answer = await fetch(input, init);
  if (!loseAnswer || init?.method !== 'POST') return answer;
  loseAnswer = false;
  throw new TypeError('The connection broke');
};

afterAll(async () => {
  await served.close();
  await museum.remove();
});

async function open(): Promise<DraftStore> {
  const definition = await client('definition', { query: { variant: Variant.inEdit } });
  return createDraftStore({ base: listsOf(definition), client, now: Date.now });
}

const byText = (one: unknown, other: unknown): number => JSON.stringify(one).localeCompare(JSON.stringify(other));
const location = (store: DraftStore, ID: number) => objectOf(store.getState().draft, { model: 'locations', ID });
const unsaved = (store: DraftStore): number => changedNames(store.getState().draft).length;

function clashOf(store: DraftStore): OpenClash {
  const { saving } = store.getState();
  const [clash] = saving.kind === 'clashed' ? saving.clashes : [];
  if (clash === undefined) throw new Error(saving.kind);
  return clash;
}

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

  it('undoes what was saved by saving once more, also a deletion', async () => {
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

  it('joins what two people did to different fields', async () => {
    const [mine, theirs] = [await open(), await open()];
    theirs.put('locations', { ...location(theirs, 1), GamePoints: 4 });
    await theirs.save();
    mine.put('locations', { ...location(mine, 1), Name: { de: 'Meins' } });
    await mine.save();
    expect(mine.getState()).toMatchObject({ saving: { kind: 'idle' }, joined: 1 });
    expect(location(await open(), 1)).toMatchObject({ Name: { de: 'Meins' }, GamePoints: 4 });
  });

  it('joins what two people wrote in different languages', async () => {
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

  it('keeps what is typed while a save is on its way that meets what another has changed', async () => {
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

  it('keeps what is typed behind the question of a clash', async () => {
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

  it('does not go back without a decision on what was kept from before: the form never had it', async () => {
    const crashed = await open();
    crashed.put('locations', { ...location(crashed, 1), Name: { de: 'Behalten' } });
    const kept = structuredClone(keptChanges(crashed.getState().draft));
    const other = await open();
    other.put('locations', { ...location(other, 1), Name: { de: 'Inzwischen' } });
    await other.save();
    const store = await open();
    store.restore(kept);
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

  it('asks what becomes of a station that somebody else has deleted', async () => {
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

  describe('when a station is deleted that somebody else has changed', () => {
    async function clashing(change: (theirs: DraftStore, ID: number) => void) {
      const maker = await open();
      const made = maker.add('locations', { Type: 0, Name: { de: 'Umstritten' } });
      maker.add('tourItems', { TourID: 1, LocationID: made, Code: '99' });
      maker.put('locations', { ...location(maker, 1), DeepDives: [made] });
      await maker.save();
      const { ID } = maker.currentName({ model: 'locations', ID: made });
      const [mine, theirs] = [await open(), await open()];
      change(theirs, ID);
      expect(mine.remove([{ model: 'locations', ID }]).ok).toBe(true);
      mine.put('locations', { ...location(mine, 1), GamePoints: 77 + ID });
      return { mine, theirs, ID };
    }
    const itemsOf = (store: DraftStore, ID: number) =>
      objectsOf(store.getState().draft, 'tourItems').filter(({ LocationID }) => LocationID === ID);
    const rename = (theirs: DraftStore, ID: number) =>
      theirs.put('locations', { ...location(theirs, ID), Name: { de: 'Ihre' } });

    it('deletes nothing until it is decided, and takes all of it back', async () => {
      const { mine, theirs, ID } = await clashing(rename);
      await theirs.save();
      await mine.save();
      const meanwhile = await open();
      expect(itemsOf(meanwhile, ID)).toHaveLength(1);
      expect(location(meanwhile, 1)).toMatchObject({ DeepDives: [ID] });
      mine.decide(clashOf(mine), 'none');
      await mine.save();
      expect(mine.getState().saving).toEqual({ kind: 'idle' });
      const after = await open();
      expect(location(after, ID)).toMatchObject({ Name: { de: 'Ihre' } });
      expect(itemsOf(after, ID)).toHaveLength(1);
      expect(location(after, 1)).toMatchObject({ DeepDives: [ID], GamePoints: 77 + ID });
    });

    it('deletes all of it when that is decided, also what else was changed', async () => {
      const { mine, theirs, ID } = await clashing((store, station) => {
        rename(store, station);
        for (const item of itemsOf(store, station)) store.put('tourItems', { ...item, Code: '98' });
      });
      await theirs.save();
      await mine.save();
      mine.decide(clashOf(mine), 'all');
      expect(mine.getState().saving).toEqual({ kind: 'idle' });
      await mine.save();
      expect(mine.getState().saving).toEqual({ kind: 'idle' });
      const after = await open();
      expect(location(after, ID)).toBeUndefined();
      expect(itemsOf(after, ID)).toEqual([]);
      expect(location(after, 1)).toMatchObject({ DeepDives: [] });
    });

    it('takes all of it back when a tour item alone was changed', async () => {
      const { mine, theirs, ID } = await clashing((store, station) => {
        for (const item of itemsOf(store, station)) store.put('tourItems', { ...item, Code: '97' });
      });
      await theirs.save();
      await mine.save();
      mine.decide(clashOf(mine), 'none');
      await mine.save();
      const after = await open();
      expect(location(after, ID)).toMatchObject({ Name: { de: 'Umstritten' } });
      expect(itemsOf(after, ID)).toMatchObject([{ Code: '97' }]);
      expect(location(after, 1)).toMatchObject({ DeepDives: [ID] });
    });

    it('takes all of it back when it was changed while the save was on its way', async () => {
      const { mine, theirs, ID } = await clashing(rename);
      beforeCall = async (method) => {
        if (method !== 'PUT' && method !== 'POST') return;
        beforeCall = undefined;
        await theirs.save();
      };
      await mine.save();
      expect(itemsOf(await open(), ID)).toHaveLength(1);
      mine.decide(clashOf(mine), 'none');
      await mine.save();
      const after = await open();
      expect(itemsOf(after, ID)).toHaveLength(1);
      expect(location(after, 1)).toMatchObject({ DeepDives: [ID], GamePoints: 77 + ID });
    });
  });

  describe('with objects that were imported and never saved', () => {
    async function imported() {
      const { draft } = (await open()).getState();
      const { Revision: _, ...fresh } = location(await open(), 1) ?? {};
      const ID = 500 + objectsOf(draft, 'locations').length;
      const definition = { ...draftDefinition(draft), Locations: [...objectsOf(draft, 'locations'), { ...fresh, ID }] };
      await client('importYaml', { body: JSON.stringify(definition) });
      return { mine: await open(), theirs: await open(), ID };
    }

    it('asks before it deletes what another has changed', async () => {
      const { mine, theirs, ID } = await imported();
      theirs.put('locations', { ...location(theirs, ID), GamePoints: 5 });
      await theirs.save();
      mine.remove([{ model: 'locations', ID }]);
      await mine.save();
      expect(clashOf(mine)).toMatchObject({ ID, theirs: { GamePoints: 5 } });
    });

    it('asks before it brings back what another has deleted', async () => {
      const { mine, theirs, ID } = await imported();
      theirs.remove([{ model: 'locations', ID }]);
      await theirs.save();
      mine.put('locations', { ...location(mine, ID), GamePoints: 5 });
      await mine.save();
      expect(clashOf(mine)).toMatchObject({ ID, theirs: undefined });
      theirs.undo();
      await theirs.save();
      expect(location(await open(), ID)).toBeDefined();
    });
  });

  it('makes a new object once, also when the answer to its save was lost and it was edited since', async () => {
    const store = await open();
    const made = store.add('locations', { Type: 0, Name: { de: 'Einmal' } });
    store.put('locations', { ...location(store, 1), GamePoints: 61 });
    loseAnswer = true;
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
    loseAnswer = true;
    await closed.save();
    const { draft, unanswered } = structuredClone(closed.getState());
    const store = await open();
    store.restore(keptChanges(draft), unanswered);
    store.put('locations', { ...location(store, made), GamePoints: 5 });
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    expect(unsaved(store)).toBe(0);
    const found = objectsOf((await open()).getState().draft, 'locations').filter(({ Name }) =>
      deepEqual(Name, { de: 'Nur einmal' }),
    );
    expect(found).toMatchObject([{ GamePoints: 5 }]);
  });

  it('leaves undone what is undone while its save is on its way', async () => {
    const before = await open();
    const names = (draft: DraftStore) => objectsOf(draft.getState().draft, 'locations').map(({ Name }) => Name);
    const store = await open();
    const sent: string[] = [];
    const undoing = (method: string) => {
      if (method === 'GET') return Promise.resolve();
      sent.push(method);
      beforeCall = undefined;
      store.undo();
      return Promise.resolve();
    };
    store.remove([{ model: 'locations', ID: 2 }]);
    beforeCall = undoing;
    await store.save();
    store.put('locations', { ...location(store, 1), Name: { de: 'Doch nicht' } });
    beforeCall = undoing;
    await store.save();
    store.add('locations', { Type: 0, Name: { de: 'Auch nicht' } });
    beforeCall = undoing;
    await store.save();
    expect(sent).toHaveLength(3);
    expect(names(store).toSorted(byText)).toEqual(names(before).toSorted(byText));
    await store.save();
    expect(unsaved(store)).toBe(0);
    expect(names(await open()).toSorted(byText)).toEqual(names(before).toSorted(byText));
  });

  it('brings back what was kept from before, joined with what was saved since', async () => {
    const crashed = await open();
    crashed.put('locations', { ...location(crashed, 1), HeaderTitle: { de: 'Behalten' } });
    crashed.add('themes', { Name: 'Neues Thema' });
    const kept = structuredClone(keptChanges(crashed.getState().draft));
    const other = await open();
    other.put('locations', { ...location(other, 1), GamePoints: 8 });
    await other.save();
    const store = await open();
    store.restore(kept);
    expect(location(store, 1)).toMatchObject({ HeaderTitle: { de: 'Behalten' }, GamePoints: 8 });
    expect(unsaved(store)).toBe(2);
    await store.save();
    expect(store.getState().saving).toEqual({ kind: 'idle' });
    expect(objectsOf((await open()).getState().draft, 'themes')).toMatchObject([{ Name: 'Neues Thema' }]);
  });

  it('keeps everything when the server says no', async () => {
    const store = await open();
    store.put('locations', { ...location(store, 1), GamePoints: 'viele' });
    await store.save();
    const { saving } = store.getState();
    expect(saving).toMatchObject({ kind: 'failed', error: { facts: { answer: { code: 'wrong-value' } } } });
    expect(unsaved(store)).toBe(1);
  });
});
