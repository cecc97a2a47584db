import { useTexts } from '../language/texts.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useDraft } from '../workspace/workspace-context.tsx';
import { objectOf } from '../draft/draft.ts';

/** Returns the name of a station, even if it no longer exists. */
export function useStationName(): (ID: number) => string {
  const { t, language } = useTexts();
  const store = useDraft();
  return (ID) => {
    const station = objectOf(store.getState().draft, { model: 'locations', ID });
    return station === undefined ? t('dives.lost', { ID }) : objectLabel(station, language, t('unnamed'));
  };
}
