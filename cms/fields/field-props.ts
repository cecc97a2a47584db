import { type ObjectName } from '../draft/draft.ts';
import { type FieldPath } from '../draft/set-at.ts';

/** What every field of a form is given. */
export interface FieldProps {
  readonly of: ObjectName;
  readonly path: FieldPath;
  readonly label: string;
  /** What the field is for, where its name does not say it. */
  readonly hint?: string;
}
