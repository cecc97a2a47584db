import { useEffect, useState } from 'react';
import { type Language } from '#content/entities/language.ts';
import { type Tour } from '#content/entities/tour.ts';
import { baseLanguage, inLanguage } from '#content/language-fallback.ts';
import { onceEach, type OpenItem } from '#content/search/open-items.ts';
import { searchTours } from '#content/search/tour-search.ts';
import { type Content, useContent } from '../state/content/content-context.tsx';
import { indexFor } from './use-text-index.ts';

/** The stations found in a language that the visitor has not chosen. */
export interface Elsewhere {
  readonly language: Language;
  /** Returns a text in that language alone. */
  readonly say: Content['say'];
  readonly tours: readonly Tour[];
  readonly found: readonly OpenItem[];
}

export type ElsewhereSearch = { readonly isPreparing: boolean; readonly elsewhere: Elsewhere | undefined };

/** Searches the museum's other languages, in its order, until one has results. */
export function useElsewhere(items: readonly OpenItem[], typed: string, isWanted: boolean): ElsewhereSearch {
  const content = useContent();
  const [known, setKnown] = useState<{
    readonly of: Content;
    readonly typed: string;
    readonly elsewhere: Elsewhere | undefined;
  }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void searchElsewhere(content, items, typed).then((elsewhere) => {
      if (isHere) setKnown({ of: content, typed, elsewhere });
    });
    return () => {
      isHere = false;
    };
  }, [content, items, typed, isWanted]);

  const isKnown = known?.of === content && known.typed === typed;
  return { isPreparing: isWanted && !isKnown, elsewhere: isWanted && isKnown ? known.elsewhere : undefined };
}

async function searchElsewhere(
  { catalogue, language: chosen }: Content,
  items: readonly OpenItem[],
  typed: string,
): Promise<Elsewhere | undefined> {
  for (const language of catalogue.languages) {
    if (baseLanguage(language.Code) === baseLanguage(chosen.Code)) continue;
    const say = saying(language.Code);
    // One after the other: most searches end with the first language.
    const index = await indexFor({ name: `only ${language.Code}`, catalogue, say, items });
    const found = onceEach(index.find(typed).flatMap((place) => items[place] ?? []));
    const tours = searchTours(catalogue.tours(), typed, say);
    if (found.length + tours.length > 0) return { language, say, tours, found };
  }
  return undefined;
}

function saying(code: string): Content['say'] {
  return (map) => {
    const spoken = inLanguage(map, code, code);
    return spoken.isFallback ? { ...spoken, text: '' } : spoken;
  };
}
