import { type VariantCoverage, variantCoverage } from '#content/variant-coverage.ts';
import { draftDefinition } from '../draft/draft.ts';
import { oncePerDraft } from '../draft/once-per-draft.ts';
import { useFromLateDraft } from './workspace-context.tsx';

const coverageOf = oncePerDraft((draft) => variantCoverage(draftDefinition(draft)));

/** Returns how many stations each variant of a language has, a moment after typing. */
export function useVariantCoverage(): readonly VariantCoverage[] {
  return useFromLateDraft(coverageOf);
}
