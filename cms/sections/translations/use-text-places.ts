import { useMemo } from 'react';
import { objectsOf } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useIsRoot } from '../../session/use-is-root.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { editablePlaces, otherPlaces, type TextPlace, textPlaces } from './rules/text-places.ts';

const placesOf = oncePerDraft((draft) => textPlaces((model) => objectsOf(draft, model)));

/** Returns the places whose texts the user may edit. */
export function useTextPlaces(): readonly TextPlace[] {
  const places = useFromLateDraft(placesOf);
  const isRoot = useIsRoot();
  return useMemo(() => editablePlaces(places, isRoot), [places, isRoot]);
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
