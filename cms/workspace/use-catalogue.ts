import { useMemo } from 'react';
import { type Catalogue, createCatalogue, languagesOf } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { draftDefinition, objectsOf } from '../draft/draft.ts';
import { oncePerDraft } from '../draft/once-per-draft.ts';
import { useFromDraft, useFromLateDraft } from './workspace-context.tsx';

/** The whole content of a draft, ready for reading. */
export const catalogueOf = oncePerDraft((draft) => createCatalogue(draftDefinition(draft)));

/** The objects of a model as edited; the same list until one of them changes. */
export function useObjects(model: EditedModel): readonly StoredObject[] {
  return useFromDraft((draft) => objectsOf(draft, model));
}

/** The same a moment later, after what is typed: for lists of thousands. */
export function useLateObjects(model: EditedModel): readonly StoredObject[] {
  return useFromLateDraft((draft) => objectsOf(draft, model));
}

/** The languages of the museum, as edited. */
export function useContentLanguages(): readonly Language[] {
  const stored = useObjects('languages');
  return useMemo(() => languagesOf(stored), [stored]);
}

/** The whole content as edited, ready for reading. */
export function useCatalogue(): Catalogue {
  return useFromDraft(catalogueOf);
}
