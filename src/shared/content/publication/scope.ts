import { type ModelName } from '../schema/field.ts';

/** The languages of a publication, by their codes: these alone, or all but these. */
export type LanguageScope = { readonly only: readonly string[] } | { readonly without: readonly string[] };

/** What of the editing copy is published; without any part, the whole. */
export interface PublicationScope {
  /** Objects that stay as visitors have them: those that are new stay out, and those that were deleted stay. */
  readonly without?: readonly { readonly model: ModelName; readonly ID: number }[] | undefined;
  readonly languages?: LanguageScope | undefined;
}

export function isWhole({ without = [], languages }: PublicationScope): boolean {
  return without.length === 0 && languages === undefined;
}
