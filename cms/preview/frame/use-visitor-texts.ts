import { useEffect, useMemo, useState } from 'react';
import { type Messages } from '#content/messages.ts';
import { loadBoardPack } from '#i18n/load-board.ts';
import { loadGamesPack } from '#i18n/load-games.ts';
import { loadJigsawPack } from '#i18n/load-jigsaw.ts';
import { loadRoundsPack } from '#i18n/load-rounds.ts';
import {
  type BoardKey,
  type BoardPack,
  createTranslate,
  type GamesKey,
  type GamesPack,
  type GuidePack,
  type JigsawKey,
  type JigsawPack,
  type MessageKey,
  type RoundsKey,
  type RoundsPack,
  type Translate,
} from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';

/** The guide's own texts around a game. */
export type VisitorTexts = Translate<MessageKey | GamesKey | RoundsKey | JigsawKey | BoardKey>;

type Packs = GuidePack & GamesPack & RoundsPack & JigsawPack & BoardPack;

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
    const packs = [
      loadPack(code),
      loadGamesPack(code),
      loadRoundsPack(code),
      loadJigsawPack(code),
      loadBoardPack(code),
    ] as const;
    void Promise.all(packs).then(([pack, games, rounds, jigsaw, board]) => {
      if (isHere) setLoaded({ code, packs: { ...pack, ...games, ...rounds, ...jigsaw, ...board } });
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
