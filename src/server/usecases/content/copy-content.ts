import { definitionLists, type ListName, listNames, type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';

/** An object of a copy as it is stored. */
export interface StoredRow {
  readonly id: number;
  readonly body: string;
}

export type StoredRows = Readonly<Record<ListName, readonly StoredRow[]>>;

export interface Row extends StoredRow {
  readonly stored: StoredObject;
}

/** Neighbours in a list. States of a copy share those in which nothing changes, and what is derived from them. */
export type Chunk = readonly Row[];

/** One state of a copy. */
export interface CopyContent {
  readonly lists: Readonly<Record<ListName, readonly Chunk[]>>;
  /** The fields of the tour definition besides its lists and its version. */
  readonly others: StoredObject;
}

/** The changes of one call in the objects of a copy. */
export interface Changes {
  /** By model. Those that were not there are at the end of their list. */
  readonly saved?: ReadonlyMap<string, readonly StoredObject[]>;
  readonly deleted?: readonly { readonly Model: string; readonly ID: number }[];
}

const rowsOfChunk = 100;

/** Reads a copy, object by object. Objects that are as in an earlier state are those of that state. */
export function* contentOf(
  rows: StoredRows,
  others: StoredObject,
  earlier?: CopyContent,
): Generator<undefined, CopyContent> {
  const lists: Partial<Record<ListName, readonly Chunk[]>> = {};
  for (const name of listNames) {
    const before = earlier?.lists[name] ?? [];
    const known = new Map(before.flat().map((row) => [row.id, row]));
    const read: Row[] = [];
    for (const { id, body } of rows[name]) {
      const row = known.get(id);
      read.push(row?.body === body ? row : readRow(id, body));
      yield;
    }
    lists[name] = inChunks(read).map((chunk, place) => sharedWith(before[place], chunk));
  }
  return { lists: lists as CopyContent['lists'], others };
}

/** Returns the next state of a copy. */
export function withChanges(content: CopyContent, { saved, deleted = [] }: Changes): CopyContent {
  const lists: Record<ListName, readonly Chunk[]> = { ...content.lists };
  for (const name of listNames) {
    const { model } = definitionLists[name];
    const fresh = new Map((saved?.get(model) ?? []).map(asRow).map((row) => [row.id, row]));
    const gone = new Set(deleted.filter(({ Model }) => Model === model).map(({ ID }) => ID));
    if (fresh.size + gone.size === 0) continue;
    const chunks = lists[name].map((chunk) => {
      if (!chunk.some(({ id }) => fresh.has(id) || gone.has(id))) return chunk;
      return chunk
        .filter(({ id }) => !gone.has(id))
        .map((row) => {
          const after = fresh.get(row.id) ?? row;
          fresh.delete(row.id);
          return after;
        });
    });
    // Only what was not there is left.
    const last = fresh.size === 0 ? [] : inChunks([...(chunks.at(-1) ?? []), ...fresh.values()]);
    const others = fresh.size === 0 ? chunks : chunks.slice(0, -1);
    lists[name] = [...others, ...last].filter(({ length }) => length > 0);
  }
  return { ...content, lists };
}

export function definitionOf({ lists, others }: CopyContent, Version: StoredObject): TourDefinition {
  const listed = listNames.map((name) => [name, lists[name].flatMap((chunk) => chunk.map(({ stored }) => stored))]);
  return { Version, ...Object.fromEntries(listed), ...others };
}

function inChunks(rows: readonly Row[]): readonly Chunk[] {
  return Array.from({ length: Math.ceil(rows.length / rowsOfChunk) }, (_, index) =>
    rows.slice(index * rowsOfChunk, (index + 1) * rowsOfChunk),
  );
}

function sharedWith(before: Chunk | undefined, chunk: Chunk): Chunk {
  const isSame = before?.length === chunk.length && chunk.every((row, place) => row === before[place]);
  return isSame ? before : chunk;
}

function readRow(id: number, body: string): Row {
  return { id, body, stored: JSON.parse(body) as StoredObject };
}

function asRow(object: StoredObject): Row {
  return readRow(Number(object['ID']), JSON.stringify(object));
}
