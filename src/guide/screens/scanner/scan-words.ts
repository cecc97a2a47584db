import { loadScanPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../shell/late/late-words.tsx';

export const { Words: ScanWords, useWords: useScanWords } = lateWords(loadScanPack);
