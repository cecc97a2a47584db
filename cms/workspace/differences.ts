import { type ComponentType } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';

/** Shows what differs between two states of an object. Undefined states did not exist. */
export type Differences = ComponentType<{
  readonly model: EditedModel;
  readonly from: StoredObject | undefined;
  readonly to: StoredObject | undefined;
  readonly onFailed?: () => void;
}>;

export interface WithDifferences {
  /** Undefined: changes are not compared. */
  readonly differences?: Differences | undefined;
}
