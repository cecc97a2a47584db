import { type Document, dump, SCALAR_STYLE, visit } from 'js-yaml';
import { checkShapes } from './definition-shape.ts';
import { listNames, type TourDefinition } from './definition.ts';
import { isObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type Mismatch, type Path } from './schema/trail.ts';
import { parseYaml, type ParseLimits } from './yaml/parse.ts';
import { type Position } from './yaml/positions.ts';
import { writingSchema } from './yaml/schema.ts';

/** A fault in a file, with its position. */
export interface FileProblem extends Position {
  /** `Locations.3.GamePoints`; empty: the file as a whole. */
  readonly path: string;
  /** The ID of the object with the fault, if it has one. */
  readonly ID?: number | undefined;
  /** For people: "expected a number of at least 0, found the text "many"". */
  readonly message: string;
}

export type DefinitionFile =
  | { readonly ok: true; readonly definition: TourDefinition; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] };

/** Of all lists together. 50,000 stations that are all on a tour are about 101,000. */
export const maximumObjects = 150_000;

/**
 * Reads a tour definition from YAML or JSON text. Never throws.
 *
 * A file that cannot be understood as a tour definition at all is refused (`ok: false`). Otherwise the definition is
 * returned unchanged, unknown fields and key order included; `problems` lists each value that does not fit its field.
 * Such a value is kept in the definition, and its default is used in its place.
 */
export function readDefinition(text: string, limits?: ParseLimits): DefinitionFile {
  const parsed = parseYaml(text, limits);
  if (!parsed.ok) return { ok: false, problems: [{ ...parsed.position, path: '', message: parsed.reason }] };
  if (!isObject(parsed.value)) return refuse('expected an object with the lists Tours, TourItems, Locations, ...');
  const definition = parsed.value;
  if (![...listNames, 'Version'].some((name) => Object.hasOwn(definition, name))) {
    return refuse(`this is no tour definition: none of ${listNames.join(', ')} is in it`);
  }
  const objects = listNames.reduce((sum, name) => sum + lengthOf(definition[name]), 0);
  if (objects > maximumObjects) {
    return refuse(
      `the file has ${objects} objects (stations, markers, tours, ...), and ${maximumObjects} are read at most: divide it into several museums`,
    );
  }
  const mismatches = checkShapes(definition);
  const positions = mismatches.length === 0 ? [] : parsed.positionsOf(mismatches.map(({ path }) => path));
  const problems = mismatches.map((mismatch, index) => toProblem(mismatch, positions[index], definition));
  return { ok: true, definition, problems };
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/**
 * Writes a tour definition as YAML, with the unknown fields and the key order that were read.
 *
 * @throws RangeError for thousands of nested levels, which no parsed file has
 */
export function writeDefinition(definition: TourDefinition): string {
  return dump(definition, { schema: writingSchema, lineWidth: 120, noRefs: true, transform: quoteDocumentMarks });
}

/** Quotes keys that begin with `---`, which would be read as document markers; the writer does not do that. */
function quoteDocumentMarks(documents: Document[]): void {
  visit(documents, (node, { isKey }) => {
    if (isKey && node.kind === 'scalar' && /^(?:---|\.\.\.)/.test(node.value)) node.style = SCALAR_STYLE.DOUBLE_QUOTED;
  });
}

function toProblem(
  { path, expected, found }: Mismatch,
  position: Position | undefined,
  definition: TourDefinition,
): FileProblem {
  const [list, index] = path;
  const objects: unknown = definition[String(list)];
  const object: unknown = Array.isArray(objects) && typeof index === 'number' ? objects[index] : undefined;
  return {
    line: position?.line ?? 1,
    column: position?.column ?? 1,
    path: formatPath(path),
    ID: storedId(object),
    message: `expected ${expected}, found ${found}`,
  };
}

function formatPath(path: Path): string {
  return path.join('.');
}

function refuse(message: string): DefinitionFile {
  return { ok: false, problems: [{ line: 1, column: 1, path: '', message }] };
}
