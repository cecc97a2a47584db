import { loadWalkPack } from '#i18n/load-walk.ts';
import { lateTexts } from '../../../shell/late/late-texts.tsx';

export const { Texts: WalkTexts, useTexts: useWalkTexts, ready: walkTexts } = lateTexts(loadWalkPack);
