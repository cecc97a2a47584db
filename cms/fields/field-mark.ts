import { type FieldPath } from '../draft/set-at.ts';

/** Marks the element of a field, by which {@link focusField} finds it. */
export function fieldMark(path: FieldPath): { readonly 'data-field': string } {
  return { 'data-field': path.join('.') };
}
