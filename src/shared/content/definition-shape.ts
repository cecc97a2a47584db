import { definitionLists, type ListName, listNames, type TourDefinition } from './definition.ts';
import { version } from './entities/version.ts';
import { isObject } from './schema/containers.ts';
import { type Mismatch, Trail } from './schema/trail.ts';
import { staffNotes } from './staff-notes.ts';

/** Returns every value that does not fit its field, by path. */
export function checkShapes(definition: TourDefinition): readonly Mismatch[] {
  const trail = new Trail();
  for (const name of listNames) {
    const stored = definition[name];
    if (stored === undefined || stored === null) continue;
    trail.enter(name);
    if (Array.isArray(stored)) readAll(stored, readerOf(name), trail);
    else if (isObject(stored)) readerOf(name)(stored, trail);
    else trail.report('a list', stored);
    trail.leave();
  }
  checkVersion(definition['Version'], trail);
  return trail.mismatches;
}

type Read = (given: unknown, trail: Trail) => unknown;

function readerOf(name: ListName): Read {
  const { read } = definitionLists[name].schema;
  if (name !== 'Locations') return read;
  return (given, trail) => {
    read(given, trail);
    if (isObject(given)) staffNotes.read(given, trail);
  };
}

function readAll(stored: readonly unknown[], read: Read, trail: Trail): void {
  for (const [index, object] of stored.entries()) {
    trail.enter(index);
    read(object, trail);
    trail.leave();
  }
}

function checkVersion(stored: unknown, trail: Trail): void {
  if (stored === undefined || stored === null) return;
  trail.enter('Version');
  if (Array.isArray(stored)) readAll(stored, version.read, trail);
  else version.read(stored, trail);
  trail.leave();
}
