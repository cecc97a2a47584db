import { useEffect, useState } from 'react';
import { baseLanguage } from '#content/language-fallback.ts';
import { loadVisitorTexts, type VisitorTexts } from '#i18n/visitor-texts.ts';
import { packFor } from '#i18n/packs.ts';

/** The guide's texts by language; English as `en`. */
export type VisitorPacks = ReadonlyMap<string, VisitorTexts>;

/** Returns the guide's texts in all these languages, as far as it has them; undefined until they are loaded. */
export function useVisitorPacks(accessibilityCodes: readonly string[]): VisitorPacks | undefined {
  const [packs, setPacks] = useState<VisitorPacks>();
  const wanted = [...new Set(['en', ...accessibilityCodes.map(packFor)])].join(' ');
  useEffect(() => {
    let isHere = true;
    const codes = wanted.split(' ');
    Promise.all(codes.map(async (code) => [code, await loadVisitorTexts(code)] as const)).then(
      (loaded) => {
        if (isHere) setPacks(new Map(loaded));
      },
      (error: unknown) => console.warn('The texts of the guide could not be loaded', error),
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return packs;
}

/** Returns the guide's own texts in a language; undefined if it has none, so that visitors read English. */
export function packIn(packs: VisitorPacks, accessibilityCode: string): VisitorTexts | undefined {
  const code = packFor(accessibilityCode);
  return code === 'en' && baseLanguage(accessibilityCode) !== 'en' ? undefined : packs.get(code);
}
