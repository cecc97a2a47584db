import { packLoader, type PackModule } from './pack-loader.ts';
import type { ScanPack } from './pack.ts';

/** The texts of the scanner. */
export const loadScanPack = packLoader(import.meta.glob<PackModule<ScanPack>>('./*/scan.ts'));
