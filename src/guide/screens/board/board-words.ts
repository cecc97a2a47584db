import { loadBoardPack, loadGamesPack } from '#i18n/late-packs.ts';
import { type BoardKey, type GamesKey } from '#i18n/pack.ts';
import { lateWords } from '../../shell/late/late-words.tsx';

/** The board's own texts, and those that it shares with the games. */
export const { Words: BoardWords, useWords: useBoardWords } = lateWords<BoardKey | GamesKey>(async (language) => {
  const [games, board] = await Promise.all([loadGamesPack(language), loadBoardPack(language)]);
  return { ...games, ...board };
});
