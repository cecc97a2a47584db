import { loadGpsDebugPack } from '#i18n/load-gps-debug.ts';
import { lateTexts } from '../../../../shell/late/late-texts.tsx';

export const { Texts: DebugTexts, useTexts: useDebugTexts } = lateTexts(loadGpsDebugPack);
