import { loadSearchPack } from '#i18n/late-packs.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: SearchTexts, useTexts: useSearchTexts } = lateTexts(loadSearchPack);
