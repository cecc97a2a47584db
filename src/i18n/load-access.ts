import { packLoader, type PackModule } from './pack-loader.ts';
import type { AccessPack } from './pack.ts';

/** The texts of the visitors’ login. */
export const loadAccessPack = packLoader(import.meta.glob<PackModule<AccessPack>>('./*/access.ts'));
