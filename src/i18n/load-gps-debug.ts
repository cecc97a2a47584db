import { packLoader, type PackModule } from './pack-loader.ts';
import type { GpsDebugPack } from './pack.ts';

/** The texts of the designers’ panel for simulated positions. */
export const loadGpsDebugPack = packLoader(import.meta.glob<PackModule<GpsDebugPack>>('./*/gps-debug.ts'));
