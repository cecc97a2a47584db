import { type ObjectName } from '../draft/draft.ts';
import { type FieldPath } from '../draft/set-at.ts';

/** The props that every field of a form has. */
export interface FieldProps {
  readonly of: ObjectName;
  readonly path: FieldPath;
  readonly label: string;
  /** Describes the field's purpose if its name does not. */
  readonly hint?: string;
}
