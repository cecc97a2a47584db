import { loadSearchPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../shell/late/late-words.tsx';

export const { Words: SearchWords, useWords: useSearchWords } = lateWords(loadSearchPack);
