import { packLoader, type PackModule } from './pack-loader.ts';
import type { MapPack } from './pack.ts';

/** The texts of the map. */
export const loadMapPack = packLoader(import.meta.glob<PackModule<MapPack>>('./*/map.ts'));
