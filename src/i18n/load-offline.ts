import { packLoader, type PackModule } from './pack-loader.ts';
import type { OfflinePack } from './pack.ts';

/** The texts about what visitors keep on their device. */
export const loadOfflinePack = packLoader(import.meta.glob<PackModule<OfflinePack>>('./*/offline.ts'));
