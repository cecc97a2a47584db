import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { useTexts } from '../language/texts.tsx';
import { objectOf } from '../draft/draft.ts';
import { objectLabel } from './object-label.ts';
import { useDraft } from './workspace-context.tsx';

/** Returns the full name of an object: `Station „Schale“`. Objects that are unique need no name. */
export function useObjectName(): (model: EditedModel, object: StoredObject) => string {
  const { t, language } = useTexts();
  const store = useDraft();
  return (model, object) => {
    const own = objectLabel(object, language, '');
    const tour =
      model === 'tourItems'
        ? objectOf(store.getState().draft, { model: 'tours', ID: Number(object['TourID']) })
        : undefined;
    const name = tour === undefined ? own : `${objectLabel(tour, language, '')}: ${own}`;
    const isOnly = model === 'configurations' || (model === 'providers' && name === '');
    return isOnly ? t(`model.${model}`) : t('object.named', { model: t(`model.${model}`), name: name || t('unnamed') });
  };
}
