import { type StoredObject } from '#content/schema/containers.ts';
import { useEffect, useState } from 'react';
import { type Count, countOf, nothing, sum } from './rules/count-words.ts';
import { type DeskText } from './rules/open-texts.ts';

/** By the object or record with the text, and then by the text. */
const known = new WeakMap<StoredObject, Map<string, Count>>();

/** Returns the words and characters of a text in its source language, or in the target language if there is no other. */
export function countOnce({ holder, isRecording, source, target }: DeskText): Count {
  if (isRecording) return nothing;
  const words = source || target;
  const counts = known.get(holder) ?? new Map<string, Count>();
  known.set(holder, counts);
  const count = counts.get(words) ?? countOf(words);
  counts.set(words, count);
  return count;
}

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
