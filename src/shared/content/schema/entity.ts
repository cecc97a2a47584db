import { oncePerObject } from '../once-per-object.ts';
import { isObject, record, type StoredObject } from './containers.ts';
import { type Complete, type Field, type Fields, type ModelName } from './field.ts';
import { whole } from './scalars.ts';
import { asWhole } from './stored-number.ts';
import { Trail } from './trail.ts';

/** Section 3: "Every object has an ID (default -1)." */
export const unsavedId = -1;

const shared = {
  ID: whole(unsavedId, { min: unsavedId }),
  /** Increases with every save of this object; a save based on an older Revision is a conflict. */
  Revision: whole(0, { min: 0 }),
};

export type EntityFields<F extends Fields> = F & typeof shared;

/** One model of section 3: its name in calls and findings, its fields, and how to read an object. */
export interface Entity<Value, F extends Fields = Fields> {
  readonly model: ModelName;
  readonly fields: F;
  readonly schema: Field<Value>;
  /** Fills in defaults. Silently replaces invalid values with fallbacks; {@link readReporting} reports them. */
  readonly complete: (stored: StoredObject) => Value;
  /** {@link complete}, once per object: it stays in memory as long as the stored one. */
  readonly completeOnce: (stored: StoredObject) => Value;
}

export function entity<const F extends Fields>(
  model: ModelName,
  fields: F,
): Entity<Complete<EntityFields<F>>, EntityFields<F>> {
  const all: EntityFields<F> = { ...shared, ...fields };
  const schema = record(all);
  const complete = (stored: StoredObject): Complete<EntityFields<F>> => schema.read(stored, new Trail());
  return { model, fields: all, schema, complete, completeOnce: oncePerObject(complete) };
}

export type EntityValue<E> = E extends Entity<infer Value> ? Value : never;

/** Returns the ID of a stored object; undefined if it has no usable one. */
export function storedId(stored: unknown): number | undefined {
  return isObject(stored) ? asWhole(stored['ID']) : undefined;
}
