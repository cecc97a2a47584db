import { type Dump, type Museum, sha256 } from '../museum-calls.ts';
import { pick, type Random } from '../random.ts';
import { type Tally } from '../tally.ts';
import { type Job } from './jobs.ts';
import {
  apply,
  change,
  isEqual,
  judge,
  lastOf,
  openSlice,
  type Patch,
  possible,
  rebase,
  type Slice,
  type State,
} from './slices.ts';

/** A client's folder. Keys: paths (their hash), `was PATH` (where it went), `named in ...` (a station's file). */
export interface FileWork {
  readonly slices: readonly Slice[];
  next: number;
}

const clients = 2;
const copies = { INEDIT: 'named in the editing copy', PUBLISHED: 'named in the published copy' } as const;

export function openFileWork(): FileWork {
  return { slices: Array.from({ length: clients }, (_, index) => openSlice(`f${index + 1}`)), next: 1 };
}

/** Stations of a new museum, each with a file. */
export function newFiles(firstId: number): {
  readonly stations: Dump['Locations'];
  readonly contents: ReadonlyMap<string, string>;
} {
  const names = openFileWork().slices.map(({ name }) => name);
  return {
    stations: names.map((name, index) => ({
      ID: firstId + index,
      Name: { de: 'with a file', en: `${name} station` },
      MediaURL: { de: `files/${name}/start/first.vtt` },
    })),
    contents: new Map(names.map((name) => [`${name}/start/first.vtt`, captions(name)])),
  };
}

export function captions(words: string): string {
  return `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`;
}

/** Uploads, replaces, moves and deletes files and folders. */
function managesFiles(work: FileWork, slice: Slice, museum: Museum, random: Random): Job {
  return async () => {
    const state = lastOf(slice);
    const files = pathsIn(state);
    const some = pick(random, files) ?? '';
    const dice = random();
    const number = work.next++;
    if (dice < 0.2 && some !== '') {
      const to = `${folderOf(some)}/moved ${number}.vtt`;
      return change(slice, moved(state, [some], some, to), () => museum.move(some, to));
    }
    if (dice < 0.35 && some !== '') {
      const [from, to] = [folderOf(some), `${slice.name}/folder ${number}`];
      const inside = files.filter((path) => path.startsWith(`${from}/`));
      return change(slice, moved(state, inside, from, to), () => museum.move(from, to));
    }
    if (dice < 0.5 && files.length > 3 && !isNamed(state, some)) {
      return change(slice, new Map([[some, undefined]]), () => museum.removeFile(some));
    }
    return uploads(slice, museum, { random, number, replaced: dice > 0.85 || files.length > 12 ? some : undefined });
  };
}

async function uploads(
  slice: Slice,
  museum: Museum,
  { random, number, replaced }: { random: Random; number: number; replaced: string | undefined },
): Promise<void> {
  const size = random() < 0.05 ? 150_000 : random() * 20_000;
  const content = captions(`${number} ${'words of a caption '.repeat(Math.floor(size))}`);
  const folder = folderOf(pick(random, pathsIn(lastOf(slice))) ?? `${slice.name}/start/`);
  const path = replaced ?? `${folder}/new ${number}.vtt`;
  await change(slice, new Map([[path, sha256(content)]]), () => museum.upload(path, content));
}

function moved(state: State, paths: readonly string[], from: string, to: string): Patch {
  const patch = new Map<string, string | undefined>();
  for (const path of paths) {
    const target = to + path.slice(from.length);
    patch.set(path, undefined);
    patch.set(target, state.get(path));
    patch.set(`was ${path}`, target);
    for (const [key, value] of apply(state, patch))
      if (key.startsWith('was ') && value === path) patch.set(key, target);
    for (const copy of Object.values(copies)) if (state.get(copy) === path) patch.set(copy, target);
  }
  return patch;
}

const pathsIn = (state: State): readonly string[] =>
  [...state.keys()].filter((key) => key.endsWith('.vtt') && !key.startsWith('was '));
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isNamed = (state: State, path: string): boolean => Object.values(copies).some((copy) => state.get(copy) === path);

/** The files alone, as a backup lists them. */
export const filesIn = (state: State): State => new Map(pathsIn(state).map((path) => [path, state.get(path) ?? '']));

export const withoutMoves = (state: State): State => new Map([...state].filter(([key]) => !key.startsWith('was ')));

/** Compares the files and their addresses with what was acknowledged, and starts over from the current state. */
export async function checkFiles(work: FileWork, museum: Museum, tally: Tally): Promise<void> {
  const actual = await fileStates(work, museum);
  for (const [index, slice] of work.slices.entries()) {
    const there = actual[index] ?? new Map();
    const { what, words } = judge(slice, there, withoutMoves);
    if (what === 'lost') tally.lost.push(words);
    if (what === 'in part') tally.inPart.push(words);
    const full = possible(slice).findLast((state) => isEqual(withoutMoves(state), there)) ?? there;
    await checkAddresses(full, museum, tally);
    rebase(slice, full);
  }
}

/** Every file has its bytes; the earlier path of a moved file leads to it, unless another file is there. */
export async function checkAddresses(state: State, museum: Museum, tally: Tally): Promise<void> {
  for (const [key, value] of state) {
    const path = key.replace(/^was /, '');
    if (!path.endsWith('.vtt')) continue;
    const expected = state.get(path) ?? state.get(value);
    const found = await museum.hashOf(path);
    if (found !== expected) tally.lost.push(`/files/${path} leads to ${found}, not ${expected}`);
  }
}

export async function fileStates({ slices }: FileWork, museum: Museum): Promise<readonly State[]> {
  const files = await museum.files();
  const dumps = { INEDIT: await museum.dump('INEDIT'), PUBLISHED: await museum.dump('PUBLISHED') };
  return slices.map(({ name }) => {
    const state = new Map([...files].filter(([path]) => path.startsWith(`${name}/`)));
    for (const variant of ['INEDIT', 'PUBLISHED'] as const) {
      const station = dumps[variant].Locations.find(({ Name }) => Name?.['en'] === `${name} station`);
      state.set(copies[variant], station?.MediaURL?.['de']?.replace(/^files\//, '') ?? 'nothing');
    }
    return state;
  });
}

export function allFiles(work: FileWork, museums: readonly Museum[], random: Random): readonly Job[] {
  return work.slices.map((slice) => managesFiles(work, slice, pick(random, museums) ?? (museums[0] as Museum), random));
}

/** Starts from the files of a new museum. */
export async function startFiles(work: FileWork, museum: Museum): Promise<void> {
  const states = await fileStates(work, museum);
  work.slices.forEach((slice, index) => rebase(slice, states[index] ?? new Map()));
}
