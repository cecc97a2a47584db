import { type FileProblem, readDefinition, writeDefinition } from '#content/definition-file.ts';
import { type TourDefinition } from '#content/definition.ts';

/** JSON as bytes, which a thread hands over without copying them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A definition in pieces that are each parsed in a moment: a list as several pieces, any other value as one. */
export type Pieces = readonly (readonly [name: string, isList: boolean, pieces: readonly Bytes[]])[];

export type ReadFile =
  | { readonly ok: true; readonly pieces: Pieces; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] };

/** What takes up to seconds with a large tour definition. */
export const definitionJobs = {
  /** Reads YAML or JSON. */
  read: (text: string): ReadFile => {
    const file = readDefinition(text);
    return file.ok ? { ok: true, pieces: cut(file.definition), problems: file.problems } : file;
  },
  /** Writes JSON as YAML. */
  write: (json: Uint8Array): Bytes => encode(writeDefinition(parse(json))),
};

export type DefinitionJobs = typeof definitionJobs;

const parse = (json: Uint8Array): TourDefinition => JSON.parse(new TextDecoder().decode(json)) as TourDefinition;
const encode = (text: string): Bytes => new TextEncoder().encode(text);

/** Parsing this many takes several milliseconds. */
export const itemsOfPiece = 100;

function cut(definition: TourDefinition): Pieces {
  return Object.entries(definition).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, false, [encode(JSON.stringify(value))]];
    const pieces = Array.from({ length: Math.ceil(value.length / itemsOfPiece) }, (_, index) =>
      encode(JSON.stringify(value.slice(index * itemsOfPiece, (index + 1) * itemsOfPiece))),
    );
    return [name, true, pieces];
  });
}
