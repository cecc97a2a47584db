import { loadSearchPack } from '#i18n/load-search.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: SearchTexts, useTexts: useSearchTexts } = lateTexts(loadSearchPack);
