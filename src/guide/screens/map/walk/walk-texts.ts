import { loadWalkPack } from '#i18n/late-packs.ts';
import { lateTexts } from '../../../shell/late/late-texts.tsx';

export const { Texts: WalkTexts, useTexts: useWalkTexts, ready: walkTexts } = lateTexts(loadWalkPack);
