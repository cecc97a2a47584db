import { loadOfflinePack } from '#i18n/load-offline.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: OfflineTexts, useTexts: useOfflineTexts, ready: offlineTexts } = lateTexts(loadOfflinePack);
