import { useMemo } from 'react';
import { type Finding } from '#content/finding.ts';
import { asId } from '#content/schema/stored-number.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Draft, objectOf, type ObjectName } from '../draft/draft.ts';
import { findingText } from '../language/finding-text.ts';
import { type StaffKey, useTexts } from '../language/texts.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useDraft } from '../workspace/workspace-context.tsx';

/** Returns what staff call objects: a station by its name, its place in a tour by code, name and tour. */
export interface ObjectTexts {
  readonly nameOf: (name: ObjectName) => string;
  /** Describes why one object refers to another: "Tour item 3 Fern: follows on its path". */
  readonly useOf: (finding: Finding) => string;
}

/** The words for fields that refer to an object. */
const uses: ReadonlyMap<string, StaffKey> = new Map([
  ['TourID', 'refers.tour'],
  ['LocationID', 'refers.station'],
  ['TransitionTo', 'refers.transition'],
  ['Parent', 'refers.parent'],
  ['Path.Next', 'refers.next'],
  ['Path.AnnounceLocationID', 'refers.announcement'],
  ['ThemeID', 'refers.theme'],
  ['TourGroupID', 'refers.group'],
  ['GameMemoryFromTour', 'refers.memory'],
  ['DeepDives', 'refers.deepDive'],
  ['Timeline.Locations', 'refers.timeline'],
]);

/** Returns the purpose of a field's reference. */
export function keyOfUse(field: string): StaffKey | undefined {
  return uses.get(field.replaceAll(/\.\d+/g, ''));
}

export function useObjectTexts(): ObjectTexts {
  const store = useDraft();
  const { t, language } = useTexts();
  return useMemo(() => {
    const nameOf = (name: ObjectName): string => nameIn(store.getState().draft, name, language, t('unnamed'));
    return {
      nameOf,
      useOf: (finding) => {
        const { facts } = finding;
        const model = editedModels.find((each) => each === facts['model']);
        const [ID, field] = [Number(facts['ID']), String(facts['field'])];
        const use = keyOfUse(field);
        if (model === undefined || use === undefined) return findingText(finding, t);
        return t('refers.sentence', { model: t(`model.${model}`), name: nameOf({ model, ID }), use: t(use) });
      },
    };
  }, [store, t, language]);
}

function nameIn(draft: Draft, { model, ID }: ObjectName, language: string, unnamed: string): string {
  const named = (of: EditedModel, id: unknown): string => {
    const object = objectOf(draft, { model: of, ID: asId(id) ?? -1 });
    return object === undefined ? unnamed : objectLabel(object, language, unnamed);
  };
  if (model !== 'tourItems') return named(model, ID);
  const item = objectOf(draft, { model, ID });
  const code = item?.['Code'];
  const place = typeof code === 'string' || typeof code === 'number' ? `${code} ` : '';
  return `${place}${named('locations', item?.['LocationID'])} (${named('tours', item?.['TourID'])})`;
}
