import { packLoader, type PackModule } from './pack-loader.ts';
import type { VariantPack } from './pack.ts';

/** The texts for staff who choose which copy of the content the guide shows them. */
export const loadVariantPack = packLoader(import.meta.glob<PackModule<VariantPack>>('./*/variant.ts'));
