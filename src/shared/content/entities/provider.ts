import { entity, type EntityValue } from '../schema/entity.ts';
import { string } from '../schema/scalars.ts';
import { text } from '../schema/texts.ts';

/** The museum (section 3.4). */
export const provider = entity('providers', {
  Name: text(),
  Address: text(),
  Phone: string(),
  Fax: string(),
  Email: string(),
  Internet: string(),
});

export type Provider = EntityValue<typeof provider>;
