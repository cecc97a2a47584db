import { packLoader } from './pack-loader.ts';
import type { MapPack } from './pack.ts';

/** The texts of the map. */
export const loadMapPack = packLoader(import.meta.glob<MapPack>('./*/map.ts', { import: 'map' }));
