import { packLoader, type PackModule } from './pack-loader.ts';
import type { VersionsPack } from './pack.ts';

/** The texts for the versions of stations. */
export const loadVersionsPack = packLoader(import.meta.glob<PackModule<VersionsPack>>('./*/versions.ts'));
