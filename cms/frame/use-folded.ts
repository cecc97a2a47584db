import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { browserMemory } from '../session/browser-memory.ts';

export interface Folded {
  /** Whether the menu shows icons alone. On a phone it covers the page with its words. */
  readonly isFolded: boolean;
  /** Folds or unfolds it; the browser remembers that. */
  readonly fold: () => void;
}

const memoryKey = 'cmsMenu';

/** Mantine's breakpoint `sm`, from which the menu is beside the page. */
const beside = '(width >= 48em)';

export function useFolded(): Folded {
  const [isChosen, setChosen] = useState(() => browserMemory.read(memoryKey) === 'folded');
  const isBeside = useMediaQuery(beside, true, { getInitialValueInEffect: false });
  const fold = (): void => {
    setChosen(!isChosen);
    browserMemory.write(memoryKey, isChosen ? null : 'folded');
  };
  useHotkeys([['mod+B', fold]]);
  return { isFolded: isChosen && isBeside, fold };
}
