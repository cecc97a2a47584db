import { useEffect, useState } from 'react';
import { type Count, countOnce, nothing, sum } from './rules/count-words.ts';
import { type DeskText } from './rules/open-texts.ts';

/** As many texts as are counted within some milliseconds. */
const atOnce = 400;

/** Counts texts a few at a time, so that pages stay responsive. */
export function useCounted(texts: readonly DeskText[]): Count {
  const [counted, setCounted] = useState({ texts, count: nothing });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countFrom = (place: number, before: Count): void => {
      const count = texts.slice(place, place + atOnce).reduce((all, text) => sum(all, countOnce(text)), before);
      if (place + atOnce >= texts.length) setCounted({ texts, count });
      else timer = setTimeout(() => countFrom(place + atOnce, count));
    };
    timer = setTimeout(() => countFrom(0, nothing));
    return () => clearTimeout(timer);
  }, [texts]);
  return counted.count;
}
