import { useShallow } from 'zustand/react/shallow';
import { staffNotesOf } from '#content/staff-notes.ts';
import { type Draft, objectsOf } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useFromLateDraft } from '../workspace/workspace-context.tsx';

/** Returns all tags that staff have given to stations, by name; the same list until they change. */
export function useStaffTags(): readonly string[] {
  const { language } = useTexts();
  return useFromLateDraft(
    useShallow((draft: Draft) => {
      const tags = new Set(objectsOf(draft, 'locations').flatMap((station) => staffNotesOf(station).StaffTags));
      return [...tags].toSorted(new Intl.Collator(language, { numeric: true }).compare);
    }),
  );
}
