import { createStorage } from '../../../adapters/storage.ts';
import { createFoundDives } from '../../../state/found-dives.ts';

/** One for all stations, so that each shows at once what was opened at another. */
export const foundDives = createFoundDives(createStorage(() => globalThis.localStorage));
