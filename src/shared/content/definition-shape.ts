import { definitionLists, listNames, type TourDefinition } from './definition.ts';
import { version } from './entities/version.ts';
import { isObject } from './schema/containers.ts';
import { type Mismatch, Trail } from './schema/trail.ts';

/** Returns every value that does not fit its field, by path. */
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
