import { entity } from '../schema/entity.ts';
import { string } from '../schema/scalars.ts';
import { text } from '../schema/texts.ts';

/** A text block of the museum (section 3.4). */
export const message = entity('messages', { Code: string(), Message: text() });
