import { packLoader, type PackModule } from './pack-loader.ts';
import type { DialPack } from './pack.ts';

/** The texts of the dial pad. */
export const loadDialPack = packLoader(import.meta.glob<PackModule<DialPack>>('./*/dial.ts'));
