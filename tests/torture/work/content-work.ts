import { type Dump, type Museum, type Saved } from '../museum-calls.ts';
import { pick, type Random } from '../random.ts';
import { createTurns, type Job, type Turns } from './jobs.ts';
import {
  apply,
  change,
  closeCut,
  isRefused,
  type Cut,
  lastOf,
  openCut,
  openSlice,
  type Patch,
  type Slice,
  type State,
} from './slices.ts';

/** Stations that one member of staff edits; their keys are names such as `c1 station 4`. */
export interface ContentSlice extends Slice {
  /** The ID and Revision of each station. */
  known: Map<string, Saved>;
  /** The IDs of deleted stations, which can be undone. */
  gone: Map<string, number>;
}

/** The editing and the published copy of the museum. */
export interface ContentWork {
  readonly slices: readonly ContentSlice[];
  /** The published state of each slice at the last check. */
  published: readonly State[];
  /** The last acknowledged publication since then. */
  publication: Cut | undefined;
  /** A publication that was sent and not acknowledged. */
  publishing: Cut | undefined;
  /** A discard was sent and not acknowledged: all slices are as published, or none. */
  isDiscarding: boolean;
  /** The last acknowledged counter of the published copy. */
  counter: number;
  readonly turns: Turns;
  next: number;
}

const clients = 3;
const stationsEach = 24;

/** The stations of a new museum; each has a place in a tour, which goes with it. */
export function newStations(): Pick<Dump, 'Locations' | 'TourItems'> {
  const Locations = Array.from({ length: clients * stationsEach }, (_, index) => ({
    ID: index + 1,
    Name: { de: 'v0', en: `c${(index % clients) + 1} station ${index + 1}` },
  }));
  const TourItems = Locations.map(({ ID }) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), MapX: 1, MapY: 1 }));
  return { Locations, TourItems };
}

export function openContentWork(): ContentWork {
  const slices = Array.from({ length: clients }, (_, index) => ({
    ...openSlice(`c${index + 1}`),
    known: new Map<string, Saved>(),
    gone: new Map<string, number>(),
  }));
  return {
    slices,
    published: [],
    publication: undefined,
    publishing: undefined,
    isDiscarding: false,
    counter: 0,
    turns: createTurns(),
    next: 1,
  };
}

/** Returns the state of each slice in a copy. */
export function statesIn({ Locations, TourItems }: Dump, slices: readonly Slice[]): readonly State[] {
  const withPlaces = new Set(TourItems.map(({ LocationID }) => LocationID));
  const states = new Map(slices.map(({ name }) => [name, new Map<string, string>()]));
  for (const { ID, Name = {} } of Locations) {
    const key = Name['en'] ?? '';
    const state = states.get(key.slice(0, key.indexOf(' ')));
    if (state === undefined) continue;
    state.set(key, state.has(key) ? 'there twice' : (Name['de'] ?? ''));
    if (withPlaces.delete(ID)) state.set(placeOf(key), 'there');
  }
  return slices.map(({ name }) => states.get(name) ?? new Map());
}

/** The key of a station's place in a tour. */
const placeOf = (station: string): string => `${station} in tour`;

/** Learns the IDs and Revisions that are there now. */
export function learn(slices: readonly ContentSlice[], { Locations }: Dump): void {
  for (const slice of slices) {
    const own = Locations.filter(({ Name }) => Name?.['en']?.startsWith(`${slice.name} `));
    slice.known = new Map(own.map((station) => [station.Name?.['en'] ?? '', station]));
  }
}

/** Saves, creates, deletes and undoes, several stations with each call. */
export function edits(work: ContentWork, slice: ContentSlice, museum: Museum, random: Random): Job {
  return () =>
    together(work, async () => {
      const dice = random();
      const stations = [...slice.known.keys()];
      const some = stations.filter(() => random() < 0.15);
      if (dice < 0.2 && some.length > 0 && stations.length > stationsEach / 2) return removes(slice, museum, some);
      if (dice < 0.3 && slice.gone.size > 0) return undoes(slice, museum, value());
      if (dice < 0.4 && stations.length < stationsEach * 1.5) return creates(slice, museum, value());
      return saves(slice, museum, { value: value(), stations: stations.filter(() => random() < 0.6) });
    });

  function value(): string {
    return `v${work.next++}`;
  }
}

/**
 * Runs a call beside others. No client works on after a discard that was cut off: its outcome is compared first, and
 * each slice remembers one open call only.
 */
function together(work: ContentWork, call: () => Promise<void>): Promise<void> {
  return work.turns.together(() =>
    work.isDiscarding ? Promise.reject(new TypeError('a discard was cut off')) : call(),
  );
}

interface Batch {
  readonly value: string;
  readonly stations: readonly string[];
}

async function saves(slice: ContentSlice, museum: Museum, { value, stations }: Batch): Promise<void> {
  const objects = stations.map((key) => ({ ...idOf(slice, key), Name: { de: value, en: key } }));
  note(slice, await change(slice, new Map(stations.map((key) => [key, value])), () => museum.save(objects)));
}

async function creates(slice: ContentSlice, museum: Museum, value: string): Promise<void> {
  const keys = ['a', 'b', 'c'].map((letter) => `${slice.name} new ${value}${letter}`);
  const objects = keys.map((key) => ({ ID: -1, Name: { de: value, en: key } }));
  note(slice, await change(slice, new Map(keys.map((key) => [key, value])), () => museum.save(objects)));
}

async function removes(slice: ContentSlice, museum: Museum, stations: readonly string[]): Promise<void> {
  const objects = stations.map((key) => idOf(slice, key));
  const patch: Patch = new Map(stations.flatMap((key) => [key, placeOf(key)].map((each) => [each, undefined])));
  await change(slice, patch, () => museum.remove(objects));
  for (const key of stations) {
    slice.gone.set(key, slice.known.get(key)?.ID ?? 0);
    slice.known.delete(key);
  }
}

async function undoes(slice: ContentSlice, museum: Museum, value: string): Promise<void> {
  const [...stations] = slice.gone;
  const objects = stations.map(([key, ID]) => ({ ID, Revision: 0, Name: { de: value, en: key } }));
  note(slice, await change(slice, new Map(stations.map(([key]) => [key, value])), () => museum.save(objects)));
  slice.gone.clear();
}

function idOf(slice: ContentSlice, key: string): Saved {
  const { ID = 0, Revision = 0 } = slice.known.get(key) ?? {};
  return { ID, Revision };
}

function note(slice: ContentSlice, saved: readonly Saved[]): void {
  for (const station of saved) slice.known.set(station.Name?.['en'] ?? '', station);
}

/** Publishes while others edit. */
export function publishes(work: ContentWork, museum: Museum): Job {
  return async () => {
    await together(work, async () => {
      const cut = openCut(work.slices);
      work.publishing = cut;
      work.counter = await museum.publish().catch((error: unknown) => {
        if (isRefused(error)) work.publishing = undefined;
        throw error;
      });
      closeCut(cut, work.slices);
      work.publishing = undefined;
      work.publication = cut;
    });
  };
}

/** Publishes seldom, and now and then discards everything that was not published. */
export function publishesOrDiscards(work: ContentWork, museum: Museum, random: Random): Job {
  const publish = publishes(work, museum);
  return () => (random() < 0.5 ? publish() : work.turns.alone(() => discards(work, museum)));
}

async function discards(work: ContentWork, museum: Museum): Promise<void> {
  const published = statesIn(await museum.dump('PUBLISHED'), work.slices);
  work.slices.forEach((slice, index) => (slice.pending = difference(lastOf(slice), published[index] ?? new Map())));
  work.isDiscarding = true;
  await museum.discard().catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    work.isDiscarding = false;
    for (const slice of work.slices) slice.pending = undefined;
    throw error;
  });
  work.isDiscarding = false;
  for (const slice of work.slices) {
    const patch = slice.pending ?? new Map();
    slice.states.push(apply(lastOf(slice), patch));
    slice.patches.push(patch);
    slice.pending = undefined;
    slice.gone.clear();
  }
  learn(work.slices, await museum.dump('INEDIT'));
}

function difference(before: State, after: State): Patch {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return new Map([...keys].filter((key) => before.get(key) !== after.get(key)).map((key) => [key, after.get(key)]));
}

/** Every editor at one of the servers, in turn. */
export function allEdits(work: ContentWork, museums: readonly Museum[], random: Random): readonly Job[] {
  return work.slices.map((slice) => edits(work, slice, pick(random, museums) ?? (museums[0] as Museum), random));
}
