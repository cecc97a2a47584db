import { useEffect, useState } from 'react';
import { inPageTurns } from '#contract/take-turns.ts';
import { type Pair, textsOf } from './rules/open-texts.ts';
import { type TextPlace } from './rules/text-places.ts';

/** Objects whose texts are read in one task. */
const fewObjects = 300;

interface Read {
  readonly places: readonly TextPlace[];
  readonly pair: string;
}

/**
 * Returns the places once the texts of all their objects have been read in both languages, a few at a time, so that pages
 * stay responsive with thousands of stations. Until then those before; undefined if there are none.
 */
export function useReadPlaces(
  places: readonly TextPlace[],
  { source, target }: Pair,
): readonly TextPlace[] | undefined {
  const pair = `${source} ${target}`;
  const [read, setRead] = useState<Read>();
  const isSmall = places.reduce((sum, { objects }) => sum + objects.length, 0) <= fewObjects;
  useEffect(() => {
    if (isSmall) return undefined;
    let isStale = false;
    void inPageTurns(reading(places, { source, target })).then(() => {
      if (!isStale) setRead({ places, pair: `${source} ${target}` });
    });
    return () => {
      isStale = true;
    };
  }, [places, source, target, isSmall]);
  if (isSmall) return places;
  return read?.pair === pair ? read.places : undefined;
}

function* reading(places: readonly TextPlace[], pair: Pair): Generator<undefined, void> {
  for (const { objects } of places) {
    for (const object of objects) {
      textsOf([object], pair);
      yield undefined;
    }
  }
}
