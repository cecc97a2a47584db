import { type Location, location } from './entities/location.ts';
import { oncePerObject } from './once-per-object.ts';
import { list, record, type StoredObject } from './schema/containers.ts';
import { type ValueOf } from './schema/field.ts';
import { string } from './schema/scalars.ts';
import { Trail } from './schema/trail.ts';

/**
 * What staff tell each other about a station. Additions of ours to the stored form; they are no fields of the entity, so that
 * the guide cannot read them, and `for-visitors.ts` keeps them from visitors.
 */
export const staffNotes = record({ StaffNote: string(), StaffTags: list(string()) });

export type StaffNotes = ValueOf<typeof staffNotes>;

export const staffFields: readonly string[] = Object.keys(staffNotes.fields ?? {});

/** In characters, but for the number of tags. */
export const staffLimits = { note: 4000, tag: 40, tags: 20 } as const;

export const staffNotesOf = oncePerObject((stored: StoredObject): StaffNotes => staffNotes.read(stored, new Trail()));

/** Returns a complete station with what staff note on it, once per object. */
export const notedStation = oncePerObject((stored: StoredObject): Location & StaffNotes => ({
  ...location.completeOnce(stored),
  ...staffNotesOf(stored),
}));
