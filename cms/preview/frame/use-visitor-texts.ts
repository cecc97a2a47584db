import { useEffect, useMemo, useState } from 'react';
import { type Messages } from '#content/messages.ts';
import { loadBoardPack } from '#i18n/load-board.ts';
import { loadGamesPack } from '#i18n/load-games.ts';
import {
  type BoardKey,
  type BoardPack,
  createTranslate,
  type GamesKey,
  type GamesPack,
  type GuidePack,
  type MessageKey,
  type Translate,
} from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';

/** The guide's own texts around a game. */
export type VisitorTexts = Translate<MessageKey | GamesKey | BoardKey>;

type Packs = GuidePack & GamesPack & BoardPack;

/**
 * Returns the texts in the museum's displayed language, with its text blocks; the previous ones until they have loaded.
 *
 * @param language the museum's code of the language
 */
export function useVisitorTexts(
  accessibilityCode: string,
  language: string,
  messages: Messages,
): VisitorTexts | undefined {
  const code = packFor(accessibilityCode);
  const [loaded, setLoaded] = useState<{ readonly code: string; readonly packs: Packs }>();
  useEffect(() => {
    let isHere = true;
    void Promise.all([loadPack(code), loadGamesPack(code), loadBoardPack(code)]).then(([pack, games, board]) => {
      if (isHere) setLoaded({ code, packs: { ...pack, ...games, ...board } });
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  return useMemo(() => {
    if (loaded === undefined) return undefined;
    const visitors = { Code: language, AccessibilityCode: accessibilityCode };
    return createTranslate(messages.reword(loaded.packs, loaded.code, visitors), loaded.code);
  }, [loaded, messages, language, accessibilityCode]);
}
