import { entity } from '../schema/entity.ts';
import { date, flag, string } from '../schema/scalars.ts';

/** A visitor's access token (section 3.4). Free while `Expires` is empty. */
export const token = entity('tokens', {
  Token: string(),
  Owner: string(),
  Comment: string(),
  Expires: date(),
  Printed: flag(),
});
