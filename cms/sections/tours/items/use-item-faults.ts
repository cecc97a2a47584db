import { useDeferredValue, useMemo } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Finding } from '#content/finding.ts';
import { checkParents, checkPaths } from '#content/rules/cycles.ts';
import { checkItemCodes } from '#content/rules/tour.ts';
import { normaliseCode } from '#content/station-code.ts';
import { findingText } from '../../../language/finding-text.ts';
import { useTexts } from '../../../language/texts.tsx';

export interface ItemFault {
  /** About its code. */
  readonly code: string | undefined;
  /** About anything else. */
  readonly other: string | undefined;
}

export interface ItemFaults {
  readonly of: (ID: number) => ItemFault;
}

/** Findings about a tour's stations, computed once for all of them. */
export function useItemFaults(items: readonly TourItem[]): ItemFaults {
  const { t } = useTexts();
  const settled = useDeferredValue(items);
  return useMemo(() => {
    const sentence = (finding: Finding): string => findingText(finding, t);
    const codes = checkItemCodes(settled);
    const taken = new Map(codes.map((one) => [normaliseCode(String(one.facts['code'])), sentence(one)]));
    const codeOf = new Map(settled.map(({ ID, Code }) => [ID, normaliseCode(Code)]));
    const others = new Map([...checkParents(settled), ...checkPaths(settled)].map((one) => [one.ID, sentence(one)]));
    // Every item with the code gets the fault, whichever was first.
    return { of: (ID) => ({ code: taken.get(codeOf.get(ID) ?? ''), other: others.get(ID) }) };
  }, [settled, t]);
}
