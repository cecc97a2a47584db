import { packLoader } from './pack-loader.ts';
import type { SearchPack } from './pack.ts';

/** The texts of the search. */
export const loadSearchPack = packLoader(import.meta.glob<SearchPack>('./*/search.ts', { import: 'search' }));
