import { loadAccessPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../shell/late/late-words.tsx';

export const { Words: DoorWords, useWords: useDoorWords } = lateWords(loadAccessPack);
