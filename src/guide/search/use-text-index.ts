import { useEffect, useState } from 'react';
import { type Catalogue } from '#content/catalogue.ts';
import { type OpenItem } from '#content/search/open-items.ts';
import { searchedTexts } from '#content/search/station-texts.ts';
import { buildTextIndex, type TextIndex } from '#content/search/text-index.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { type Content, useContent } from '../state/content/content-context.tsx';

/** The indexes of the current content, by name. */
const indexes = new WeakMap<object, Map<string, Promise<TextIndex>>>();

/** Returns the index of all stations in the visitor's language; undefined while it is being built or is not wanted. */
export function useTextIndex(items: readonly OpenItem[], isWanted: boolean): TextIndex | undefined {
  const content = useContent();
  const [ready, setReady] = useState<{ readonly of: Content; readonly index: TextIndex }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const { catalogue, language, say } = content;
    void indexFor({ name: language.Code, catalogue, say, items }).then((index) => {
      if (isHere) setReady({ of: content, index });
    });
    return () => {
      isHere = false;
    };
  }, [content, items, isWanted]);

  return ready?.of === content ? ready.index : undefined;
}

export interface IndexedTexts {
  /** Tells the indexes of one catalogue apart. */
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly say: Content['say'];
  readonly items: readonly OpenItem[];
}

/** Returns the index of all stations' texts as `say` picks them. It is built once for each name. */
export function indexFor({ name, catalogue, say, items }: IndexedTexts): Promise<TextIndex> {
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
