import { type Finding } from '../finding.ts';
import { type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { staffLimits, staffNotesOf } from '../staff-notes.ts';
import { findingsOf } from './find.ts';

/** Checks the length of what staff note on a station. */
export function checkStaffNotes(stored: StoredObject): readonly Finding[] {
  const { StaffNote, StaffTags } = staffNotesOf(stored);
  const find = findingsOf('locations', storedId(stored) ?? -1);
  const long = StaffTags.find((tag) => tag.length > staffLimits.tag);
  return [
    ...(StaffNote.length > staffLimits.note
      ? [find('StaffNote', 'staff-note-long', { length: StaffNote.length, most: staffLimits.note })]
      : []),
    ...(StaffTags.length > staffLimits.tags
      ? [find('StaffTags', 'staff-tags-many', { count: StaffTags.length, most: staffLimits.tags })]
      : []),
    ...(long === undefined
      ? []
      : [find('StaffTags', 'staff-tag-long', { tag: `${long.slice(0, staffLimits.tag)}…`, most: staffLimits.tag })]),
  ];
}
