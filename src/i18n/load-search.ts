import { packLoader, type PackModule } from './pack-loader.ts';
import type { SearchPack } from './pack.ts';

/** The texts of the search. */
export const loadSearchPack = packLoader(import.meta.glob<PackModule<SearchPack>>('./*/search.ts'));
