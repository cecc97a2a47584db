import { useEffect, useState } from 'react';
import { loadBoardPack } from '#i18n/load-board.ts';
import { loadGamesPack } from '#i18n/load-games.ts';
import { type BoardKey, createTranslate, type GamesKey, type MessageKey, type Translate } from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';

/** The guide's own texts around a game. */
export type VisitorTexts = Translate<MessageKey | GamesKey | BoardKey>;

/** Returns the texts in the museum's displayed language; the previous ones until they have loaded. */
export function useVisitorTexts(accessibilityCode: string): VisitorTexts | undefined {
  const code = packFor(accessibilityCode);
  const [t, setTexts] = useState<VisitorTexts>();
  useEffect(() => {
    let isHere = true;
    void Promise.all([loadPack(code), loadGamesPack(code), loadBoardPack(code)]).then(([pack, games, board]) => {
      if (isHere) setTexts(() => createTranslate({ ...pack, ...games, ...board }, code));
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  return t;
}
