import { packLoader, type PackModule } from './pack-loader.ts';
import type { InfoPack } from './pack.ts';

/** The texts of the screen about the museum. */
export const loadInfoPack = packLoader(import.meta.glob<PackModule<InfoPack>>('./*/info.ts'));
