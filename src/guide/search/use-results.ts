import { useMemo, useEffect, useState } from 'react';
import { type Language } from '#content/entities/language.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type NumberSearch, searchNumbers } from '#content/search/number-search.ts';
import { onceEach, openItems, type OpenItem } from '#content/search/open-items.ts';
import { searchTours } from '#content/search/tour-search.ts';
import { type Content, useContent } from '../state/content/content-context.tsx';
import { baseLanguage, inLanguage } from '#content/language-fallback.ts';
import { type Catalogue } from '#content/catalogue.ts';
import { searchedTexts } from '#content/search/station-texts.ts';
import { buildTextIndex, type TextIndex } from '#content/search/text-index.ts';
import { inPageTurns } from '#contract/take-turns.ts';

export interface Results {
  readonly tours: readonly Tour[];
  readonly found: readonly OpenItem[];
  /** The number of leading results found by their station number. */
  readonly byNumber: number;
  /** The texts are still being read, so there may be more results. */
  readonly isPreparing: boolean;
  /** Returns the texts that were searched. */
  readonly say: Content['say'];
  /** The language of the results, if it is not the visitor's. */
  readonly language: Language | undefined;
}

export interface Search {
  readonly items: readonly OpenItem[];
  readonly numbers: (typed: string) => NumberSearch;
}

const nothing: NumberSearch = { exact: [], beginnings: [] };

/**
 * Searches the numbers of all open tours; finds nothing if the museum has this search turned off (GlobalNumberSearch).
 */
export function useNumberSearch(): Search {
  const { catalogue } = useContent();
  return useMemo(() => {
    const items = openItems(catalogue);
    const { GlobalNumberSearch, GlobalNumberSearchExact, StationNumberWidthEnabled, StationNumberWidth } =
      catalogue.configuration;
    const options = {
      exactOnly: GlobalNumberSearchExact,
      width: StationNumberWidthEnabled ? StationNumberWidth : undefined,
    };
    return { items, numbers: (typed) => (GlobalNumberSearch ? searchNumbers(items, typed, options) : nothing) };
  }, [catalogue]);
}

/**
 * Returns the results of a search: by number first, then by words. Where nothing is found in the visitor's language,
 * the museum's other languages are searched.
 */
export function useResults({ items, numbers }: Search, typed: string): Results {
  const { catalogue, say } = useContent();
  const { FulltextSearch } = catalogue.configuration;
  const index = useTextIndex(items, FulltextSearch);
  const own = useMemo(() => {
    const { exact, beginnings } = numbers(typed);
    const byNumber = [...exact, ...beginnings];
    const met = new Set(byNumber);
    const byText = (index?.find(typed) ?? []).flatMap((place) => items[place] ?? []).filter((open) => !met.has(open));
    return {
      tours: FulltextSearch ? searchTours(catalogue.tours(), typed, say) : [],
      found: [...byNumber, ...onceEach(byText)],
      byNumber: byNumber.length,
      isPreparing: FulltextSearch && index === undefined,
    };
  }, [catalogue, say, items, numbers, index, typed, FulltextSearch]);
  const isNothing = typed !== '' && own.tours.length + own.found.length === 0;
  const { isPreparing, elsewhere } = useElsewhere(items, typed, isNothing && index !== undefined);
  return elsewhere === undefined
    ? { ...own, isPreparing: own.isPreparing || isPreparing, say, language: undefined }
    : { ...elsewhere, byNumber: 0, isPreparing: false };
}

/** The stations found in a language that the visitor has not chosen. */
interface Elsewhere {
  readonly language: Language;
  /** Returns a text in that language alone. */
  readonly say: Content['say'];
  readonly tours: readonly Tour[];
  readonly found: readonly OpenItem[];
}

type ElsewhereSearch = { readonly isPreparing: boolean; readonly elsewhere: Elsewhere | undefined };

/** Searches the museum's other languages, in its order, until one has results. */
function useElsewhere(items: readonly OpenItem[], typed: string, isWanted: boolean): ElsewhereSearch {
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
  for (const language of catalogue.spokenLanguages) {
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

/** The indexes of the current content, by name. */
const indexes = new WeakMap<object, Map<string, Promise<TextIndex>>>();

/** Returns the index of all stations in the visitor's language; undefined while it is being built or is not wanted. */
function useTextIndex(items: readonly OpenItem[], isWanted: boolean): TextIndex | undefined {
  const content = useContent();
  const [ready, setReady] = useState<{ readonly of: Content; readonly index: TextIndex }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const { catalogue, code, say } = content;
    void indexFor({ name: code, catalogue, say, items }).then((index) => {
      if (isHere) setReady({ of: content, index });
    });
    return () => {
      isHere = false;
    };
  }, [content, items, isWanted]);

  return ready?.of === content ? ready.index : undefined;
}

interface IndexedTexts {
  /** Tells the indexes of one catalogue apart. */
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly say: Content['say'];
  readonly items: readonly OpenItem[];
}

/** Returns the index of all stations' texts as `say` picks them. It is built once for each name. */
function indexFor({ name, catalogue, say, items }: IndexedTexts): Promise<TextIndex> {
  const known = indexes.get(catalogue) ?? new Map<string, Promise<TextIndex>>();
  indexes.set(catalogue, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const building = buildTextIndex(items.length, (place) => {
    const open = items[place];
    if (open === undefined) throw new RangeError(`There is no station at ${place}`);
    return searchedTexts(catalogue.location(open.item.LocationID), open.tour, say);
  });
  const index = inPageTurns(building);
  known.set(name, index);
  return index;
}
