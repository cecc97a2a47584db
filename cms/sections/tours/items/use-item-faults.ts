import { useDeferredValue, useMemo } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Finding } from '#content/finding.ts';
import { checkParents, checkPaths } from '#content/rules/cycles.ts';
import { checkItemCodes } from '#content/rules/tour.ts';
import { normaliseCode } from '#content/station-code.ts';
import { findingWords } from '../../../language/finding-words.ts';
import { useWords } from '../../../language/words.tsx';

export interface ItemFault {
  /** Of its code. */
  readonly code: string | undefined;
  /** Of anything else. */
  readonly other: string | undefined;
}

export interface ItemFaults {
  readonly of: (ID: number) => ItemFault;
}

/** What the rules of the content say about the stations of a tour as a whole: once for all of them. */
export function useItemFaults(items: readonly TourItem[]): ItemFaults {
  const { t } = useWords();
  const settled = useDeferredValue(items);
  return useMemo(() => {
    const sentence = (finding: Finding): string => findingWords(finding, t);
    const codes = checkItemCodes(settled);
    const taken = new Map(codes.map((one) => [normaliseCode(String(one.facts['code'])), sentence(one)]));
    const codeOf = new Map(settled.map(({ ID, Code }) => [ID, normaliseCode(Code)]));
    const others = new Map([...checkParents(settled), ...checkPaths(settled)].map((one) => [one.ID, sentence(one)]));
    // Each item with the code gets the fault, whichever came first.
    return { of: (ID) => ({ code: taken.get(codeOf.get(ID) ?? ''), other: others.get(ID) }) };
  }, [settled, t]);
}
