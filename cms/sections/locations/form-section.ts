import { type ReactNode } from 'react';
import { type LocationType } from '#content/constants.ts';
import { type location } from '#content/entities/location.ts';
import { type KeyOf } from '#i18n/pack.ts';
import { type ObjectName } from '../../draft/draft.ts';
import { type WholePart } from '../../whole-window/use-wide.ts';

export type LocationField = Exclude<keyof (typeof location)['fields'], 'ID' | 'Revision'>;

/** One section of a station's form. */
export interface FormSection {
  /** Also the fragment of its address within the page. */
  readonly name: Extract<KeyOf<'cms'>, `part.${string}`>;
  /** The kinds of station that have it. */
  readonly types: readonly LocationType[];
  /** The fields edited in it. */
  readonly fields: readonly LocationField[];
  /** The part that fills the window when a link to the section is followed. */
  readonly whole?: WholePart;
  readonly Form: (props: { readonly of: ObjectName }) => ReactNode;
}
