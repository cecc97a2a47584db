import { loadGpsDebugPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../../../shell/late/late-words.tsx';

export const { Words: DebugWords, useWords: useDebugWords } = lateWords(loadGpsDebugPack);
