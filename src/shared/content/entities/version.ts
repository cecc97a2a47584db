import { record } from '../schema/containers.ts';
import { type ValueOf } from '../schema/field.ts';
import { date, string, whole } from '../schema/scalars.ts';

/** The version of the content (section 3.4). */
export const version = record({
  Counter: whole(0, { min: 0 }),
  UpdatedAt: date(),
  CopiedFrom: string(),
});

export type Version = ValueOf<typeof version>;
