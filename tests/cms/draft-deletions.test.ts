import { describe, expect, it } from 'vitest';
import { type DraftStore } from '#cms/draft/draft-store.ts';
import { draftDefinition, objectsOf } from '#cms/draft/draft.ts';
import { clashOf, location, startDraftServer } from './draft-server.ts';

const { client, network, open } = startDraftServer();

describe('a station that one person deletes and another changes', () => {
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

  it('is reverted as a whole when only a tour item was changed', async () => {
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

  it('is reverted as a whole when it was changed during the save', async () => {
    const { mine, theirs, ID } = await clashing(rename);
    network.beforeCall = async (method) => {
      if (method !== 'PUT' && method !== 'POST') return;
      network.beforeCall = undefined;
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

describe('a draft with objects that were imported and never saved', () => {
  async function imported() {
    const { draft } = (await open()).getState();
    const { Revision: _, ...fresh } = location(await open(), 1) ?? {};
    const ID = 500 + objectsOf(draft, 'locations').length;
    const definition = { ...draftDefinition(draft), Locations: [...objectsOf(draft, 'locations'), { ...fresh, ID }] };
    await client()('importYaml', { body: JSON.stringify(definition) });
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
