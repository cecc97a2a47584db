import { useMemo } from 'react';
import { type NumberSearch, searchNumbers } from '#content/search/number-search.ts';
import { onceEach, openItems, type OpenItem } from '#content/search/open-items.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTextIndex } from './use-text-index.ts';

export interface Results {
  readonly found: readonly OpenItem[];
  /** The number of leading results found by their station number. */
  readonly byNumber: number;
  /** The texts are still being read, so there may be more results. */
  readonly isPreparing: boolean;
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

/** Returns the results of a search: by number first, then by words. */
export function useResults({ items, numbers }: Search, typed: string): Results {
  const { FulltextSearch } = useContent().catalogue.configuration;
  const index = useTextIndex(items, FulltextSearch);
  return useMemo(() => {
    const { exact, beginnings } = numbers(typed);
    const byNumber = [...exact, ...beginnings];
    const met = new Set(byNumber);
    const byText = (index?.find(typed) ?? []).flatMap((place) => items[place] ?? []).filter((open) => !met.has(open));
    return {
      found: [...byNumber, ...onceEach(byText)],
      byNumber: byNumber.length,
      isPreparing: FulltextSearch && index === undefined,
    };
  }, [items, numbers, index, typed, FulltextSearch]);
}
