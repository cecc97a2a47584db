import { packLoader, type PackModule } from './pack-loader.ts';
import type { UpdatesPack } from './pack.ts';

/** The texts about storing and updating the guide. */
export const loadUpdatesPack = packLoader(import.meta.glob<PackModule<UpdatesPack>>('./*/updates.ts'));
