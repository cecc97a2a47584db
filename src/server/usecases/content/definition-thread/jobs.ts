import { type FileProblem, readDefinition, writeDefinition } from '#content/definition-file.ts';
import { type TourDefinition } from '#content/definition.ts';
import { objectsIn, usableId } from '../object-ids.ts';

/** JSON as bytes, which a thread hands over without copying them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A value of a definition in pieces that are each parsed in a moment: a list as several, anything else as one. */
export interface PiecesOfValue {
  readonly name: string;
  readonly isList: boolean;
  readonly pieces: readonly Bytes[];
  /** Of the objects in it: their IDs in order, -1 for one that cannot be stored. */
  readonly ids: readonly number[];
}

export type Pieces = readonly PiecesOfValue[];

export type ReadFile =
  | { readonly ok: true; readonly pieces: Pieces; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] };

/** Jobs that take up to seconds with a large tour definition. */
export const definitionJobs = {
  /** Reads YAML or JSON, in UTF-8 if it comes as bytes. */
  read: (text: string | Uint8Array): ReadFile => {
    const file = readDefinition(typeof text === 'string' ? text : decoder.decode(text));
    return file.ok ? { ok: true, pieces: cut(file.definition), problems: file.problems } : file;
  },
  /** Writes JSON as YAML. */
  write: (json: Uint8Array): Bytes => encode(writeDefinition(parse(json))),
};

export type DefinitionJobs = typeof definitionJobs;

/** Leaves the mark of the byte order to the parser. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const parse = (json: Uint8Array): TourDefinition => JSON.parse(new TextDecoder().decode(json)) as TourDefinition;
const encode = (text: string): Bytes => new TextEncoder().encode(text);

/** Parsing this many takes several milliseconds. */
export const itemsOfPiece = 100;

function cut(definition: TourDefinition): Pieces {
  return Object.entries(definition).map(([name, value]) => {
    const ids = objectsIn(value).map((object) => usableId(object) ?? -1);
    if (!Array.isArray(value)) return { name, isList: false, pieces: [encode(JSON.stringify(value))], ids };
    const pieces = Array.from({ length: Math.ceil(value.length / itemsOfPiece) }, (_, index) =>
      encode(JSON.stringify(value.slice(index * itemsOfPiece, (index + 1) * itemsOfPiece))),
    );
    return { name, isList: true, pieces, ids };
  });
}
