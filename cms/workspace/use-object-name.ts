import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { useWords } from '../language/words.tsx';
import { objectOf } from '../draft/draft.ts';
import { objectLabel } from './object-label.ts';
import { useDraft } from './workspace-context.tsx';

/** What an object is called among others: `Station „Schale“`. Of some there is only one, which needs no name. */
export function useObjectName(): (model: EditedModel, object: StoredObject) => string {
  const { t, language } = useWords();
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
