import { packLoader } from './pack-loader.ts';
import type { VersionsPack } from './pack.ts';

/** The texts for the versions of stations. */
export const loadVersionsPack = packLoader(import.meta.glob<VersionsPack>('./*/versions.ts', { import: 'versions' }));
