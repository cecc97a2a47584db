import { loadScanPack } from '#i18n/load-scan.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: ScanTexts, useTexts: useScanTexts } = lateTexts(loadScanPack);
