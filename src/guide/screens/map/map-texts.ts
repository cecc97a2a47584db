import { loadMapPack } from '#i18n/load-map.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: MapTexts, useTexts: useMapTexts } = lateTexts(loadMapPack);
