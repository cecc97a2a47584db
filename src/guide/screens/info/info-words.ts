import { loadInfoPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../shell/late/late-words.tsx';

export const { Words: InfoWords, useWords: useInfoWords } = lateWords(loadInfoPack);
