import { useMemo } from 'react';
import { rootModels } from '#contract/calls/content-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { objectsOf } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useSession } from '../../session/session-context.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { otherPlaces, type TextPlace, textPlaces } from './rules/text-places.ts';

const placesOf = oncePerDraft((draft) => textPlaces((model) => objectsOf(draft, model)));

/** Returns the places whose texts the user may edit. */
export function useTextPlaces(): readonly TextPlace[] {
  const places = useFromLateDraft(placesOf);
  const session = useSession();
  const isRoot = session.kind === 'authenticated' && session.staff.group === UserGroup.root;
  const mayEdit = places.map(
    ({ objects: [first] }) => first !== undefined && (isRoot || !rootModels.includes(first.model)),
  );
  const key = mayEdit.join(' ');
  return useMemo(() => {
    const allowed = key.split(' ');
    return places.filter((_, index) => allowed[index] === 'true');
  }, [places, key]);
}

/** Returns what a place is called. */
export function usePlaceName(): (place: TextPlace | undefined) => string {
  const { t, language } = useTexts();
  return (place) => {
    if (place === undefined) return t('translations.all');
    if (place.tour !== undefined) return objectLabel(place.tour, language, t('unnamed'));
    const other = otherPlaces.find((each) => each === place.key);
    return other === undefined ? '' : t(`translations.place.${other}`);
  };
}
