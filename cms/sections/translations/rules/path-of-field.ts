import { type FieldPath } from '../../../draft/set-at.ts';

/** Returns the path of a field that is written with dots: `GameChoices.0.Text`. */
export function pathOfField(field: string): FieldPath {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
