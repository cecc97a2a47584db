import { loadWalkPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../../shell/late/late-words.tsx';

export const { Words: WalkWords, useWords: useWalkWords, ready: walkWords } = lateWords(loadWalkPack);
