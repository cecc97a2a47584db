import { loadBoardPack } from '#i18n/load-board.ts';
import { loadGamesPack } from '#i18n/load-games.ts';
import { type BoardKey, type GamesKey } from '#i18n/pack.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

/** The board's own texts, and those that it shares with the games. */
export const { Texts: BoardTexts, useTexts: useBoardTexts } = lateTexts<BoardKey | GamesKey>(async (language, run) => {
  const [games, board] = await Promise.all([loadGamesPack(language, run), loadBoardPack(language, run)]);
  return { ...games, ...board };
});
