import { noteFields } from '#content/translation-notes.ts';
import { type HistoryEntry } from './history-entry.ts';

/** Returns the fields that entries have changed: lists as a whole, and no notes on translations. */
export function changedFields(entries: readonly HistoryEntry[]): readonly string[] {
  const fields = [...new Set(entries.flatMap(({ Fields }) => Fields.map(withoutPlaces)))];
  return fields.filter((field) => !field.split('.').some((step) => noteFields.includes(step)));
}

/** `GameHotspots.1.X` is a change of `GameHotspots`. */
function withoutPlaces(field: string): string {
  const steps = field.split('.');
  const place = steps.findIndex((step) => /^\d+$/.test(step));
  return (place < 0 ? steps : steps.slice(0, place)).join('.');
}
