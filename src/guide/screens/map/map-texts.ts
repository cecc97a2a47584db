import { loadMapPack } from '#i18n/late-packs.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: MapTexts, useTexts: useMapTexts } = lateTexts(loadMapPack);
