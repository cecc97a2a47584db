import { useMemo } from 'react';
import { objectsOf } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { useMayOpen } from '../use-may-open.ts';
import { otherPlaces, type TextPlace, textPlaces } from './rules/text-places.ts';

const placesOf = oncePerDraft((draft) => textPlaces((model) => objectsOf(draft, model)));

/** Returns the places whose texts the user may edit. */
export function useTextPlaces(): readonly TextPlace[] {
  const places = useFromLateDraft(placesOf);
  const mayOpen = useMayOpen();
  const mayEdit = places.map(
    ({ objects: [first] }) => first !== undefined && mayOpen(editorPath(first.model, first.object)),
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
