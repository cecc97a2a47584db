import { dump } from 'js-yaml';
import { definitionLists, listNames, type TourDefinition } from './definition.ts';
import { version } from './entities/version.ts';
import { isObject } from './schema/containers.ts';
import { type Mismatch, type Path, Trail } from './schema/trail.ts';
import { parseYaml, type ParseLimits } from './yaml/parse.ts';
import { type Position } from './yaml/positions.ts';
import { writingSchema } from './yaml/schema.ts';

/** Something in a file that is wrong, and where. */
export interface FileProblem extends Position {
  /** `Locations.3.GamePoints`; empty: the file as a whole. */
  readonly path: string;
  /** For people: "expected a number of at least 0, found the text "many"". */
  readonly message: string;
}

export type DefinitionFile =
  | { readonly ok: true; readonly definition: TourDefinition; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] };

/**
 * Reads a tour definition from YAML or JSON text. Never throws.
 *
 * A file that cannot be understood as a tour definition at all is refused (`ok: false`). Otherwise the definition is
 * returned untouched, unknown fields and key order included; `problems` lists each value that does not fit its field.
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
  const mismatches = checkShapes(definition);
  const positions = mismatches.length === 0 ? [] : parsed.positionsOf(mismatches.map(({ path }) => path));
  const problems = mismatches.map((mismatch, index) => toProblem(mismatch, positions[index]));
  return { ok: true, definition, problems };
}

/** Writes a tour definition as YAML: what was read is written again, unknown fields and key order included. */
export function writeDefinition(definition: TourDefinition): string {
  return dump(definition, { schema: writingSchema, lineWidth: 120, noRefs: true });
}

/** Every value that does not fit its field, by path. */
export function checkShapes(definition: TourDefinition): readonly Mismatch[] {
  const trail = new Trail();
  for (const name of listNames) {
    const stored = definition[name];
    if (stored === undefined || stored === null) continue;
    trail.enter(name);
    if (Array.isArray(stored)) readAll(stored, definitionLists[name].schema, trail);
    else if (isObject(stored)) definitionLists[name].schema.read(stored, trail);
    else trail.report('a list', stored);
    trail.leave();
  }
  checkVersion(definition['Version'], trail);
  return trail.mismatches;
}

function readAll(
  stored: readonly unknown[],
  schema: { read: (given: unknown, trail: Trail) => unknown },
  trail: Trail,
): void {
  for (const [index, object] of stored.entries()) {
    trail.enter(index);
    schema.read(object, trail);
    trail.leave();
  }
}

function checkVersion(stored: unknown, trail: Trail): void {
  if (stored === undefined || stored === null) return;
  trail.enter('Version');
  if (Array.isArray(stored)) readAll(stored, version, trail);
  else version.read(stored, trail);
  trail.leave();
}

function toProblem({ path, expected, found }: Mismatch, position: Position | undefined): FileProblem {
  return {
    line: position?.line ?? 1,
    column: position?.column ?? 1,
    path: formatPath(path),
    message: `expected ${expected}, found ${found}`,
  };
}

function formatPath(path: Path): string {
  return path.join('.');
}

function refuse(message: string): DefinitionFile {
  return { ok: false, problems: [{ line: 1, column: 1, path: '', message }] };
}
