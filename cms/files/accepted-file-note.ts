import { type Translate } from '#i18n/pack.ts';
import { notesOfTaken } from '#i18n/refusal-text.ts';
import { type Refused } from '../language/refusal-text.ts';
import { type StaffKey } from '../language/texts.tsx';

/** An inspection's note on a file that is kept, although an upload might have refused it. */
export function acceptedFileNote(note: Refused, t: Translate<StaffKey>, refusal: (note: Refused) => string): string {
  const words = refusal(note);
  return notesOfTaken.includes(note.reason ?? '') ? words : t('files.kept', { words });
}
