import { useEffect, useMemo, useState } from 'react';
import { type Messages } from '#content/messages.ts';
import { createTranslate, type KeyOf, type MessageKey, type PackOf, type Translate } from '#i18n/pack.ts';
import { packFor } from '#i18n/packs.ts';
import { loadVisitorTexts } from '#i18n/visitor-texts.ts';

/** The guide's own texts around a game. */
export type VisitorTexts = Translate<MessageKey | KeyOf<'games' | 'rounds' | 'jigsaw' | 'board'>>;

type Packs = PackOf<'guide' | 'games' | 'rounds' | 'jigsaw' | 'board'>;

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
    void loadVisitorTexts(code).then((packs) => {
      if (isHere) setLoaded({ code, packs });
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
