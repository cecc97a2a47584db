import { packLoader } from './pack-loader.ts';
import type { AccessPack } from './pack.ts';

/** The texts of the visitors’ login. */
export const loadAccessPack = packLoader(import.meta.glob<AccessPack>('./*/access.ts', { import: 'access' }));
