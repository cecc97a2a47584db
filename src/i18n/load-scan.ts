import { packLoader } from './pack-loader.ts';
import type { ScanPack } from './pack.ts';

/** The texts of the scanner. */
export const loadScanPack = packLoader(import.meta.glob<ScanPack>('./*/scan.ts', { import: 'scan' }));
