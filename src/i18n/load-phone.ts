import { packLoader, type PackModule } from './pack-loader.ts';
import type { PhonePack } from './pack.ts';

/** The texts on a phone that shows the editing copy. */
export const loadPhonePack = packLoader(import.meta.glob<PackModule<PhonePack>>('./*/phone.ts'));
