import { useMemo } from 'react';
import { type Catalogue, createCatalogue, languagesOf } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { draftDefinition, objectsOf } from '../draft/draft.ts';
import { oncePerDraft } from '../draft/once-per-draft.ts';
import { inFamilies } from './rules/language-families.ts';
import { withoutTwins } from './without-twins.ts';
import { useFromDraft, useFromLateDraft } from './workspace-context.tsx';

/** Returns the whole content of a draft as a catalogue. */
export const catalogueOf = oncePerDraft((draft) => createCatalogue(draftDefinition(draft)));

/** Returns the objects of a model as edited; the same list until one of them changes. */
export function useObjects(model: EditedModel): readonly StoredObject[] {
  return useFromDraft((draft) => objectsOf(draft, model));
}

/** Returns the same a moment after typing, for lists of thousands. */
export function useLateObjects(model: EditedModel): readonly StoredObject[] {
  return useFromLateDraft((draft) => objectsOf(draft, model));
}

/** Returns the museum's languages, as edited, each followed by its variants: of those with one code, the first. */
export function useContentLanguages(): readonly Language[] {
  const stored = useObjects('languages');
  return useMemo(() => inFamilies(withoutTwins(languagesOf(stored), ({ Code }) => Code)), [stored]);
}

/** Returns the whole content as a catalogue. It is rebuilt for every change, so it follows typing with a short delay. */
export function useLateCatalogue(): Catalogue {
  return useFromLateDraft(catalogueOf);
}
