import { useMemo } from 'react';
import { type Language } from '#content/entities/language.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type NumberSearch, searchNumbers } from '#content/search/number-search.ts';
import { onceEach, openItems, type OpenItem } from '#content/search/open-items.ts';
import { searchTours } from '#content/search/tour-search.ts';
import { type Content, useContent } from '../state/content/content-context.tsx';
import { useElsewhere } from './use-elsewhere.ts';
import { useTextIndex } from './use-text-index.ts';

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
