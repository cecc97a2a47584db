import { type EditedModel } from '#contract/calls/content-calls.ts';
import { objectOf } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { sections } from '../section-table.ts';

/** The objects that are edited below an address. */
const models: Readonly<Record<string, EditedModel>> = {
  '/locations': 'locations',
  '/tours': 'tours',
  '/tours/groups': 'tourGroups',
  '/themes': 'themes',
  '/languages': 'languages',
  '/messages': 'messages',
};

/** Returns a function that names an address of the staff area: its object, otherwise its section. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const store = useDraft();
  return (place) => {
    const [, path = '', ID] = /^(\/[\w-]+(?:\/groups)?)(?:\/(\d+))?/.exec(place) ?? [];
    const model = models[path];
    const object =
      model === undefined ? undefined : objectOf(store.getState().draft, { model, ID: Number(ID ?? Number.NaN) });
    if (model !== undefined && object !== undefined) return nameOf(model, object);
    const section = sections.find((one) => place.startsWith(one.path));
    return section === undefined ? t('work.somewhere') : t(section.name);
  };
}
