import { loadMapPack } from '#i18n/late-packs.ts';
import { lateWords } from '../../shell/late/late-words.tsx';

export const { Words: MapWords, useWords: useMapWords } = lateWords(loadMapPack);
