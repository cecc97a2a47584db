import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { browserMemory } from '../session/browser-memory.ts';
import { type PairChoice, readChoice, sideBySide, type SideBySide } from './rules/side-by-side.ts';
import { useContentLanguages } from './use-catalogue.ts';

export interface LanguagePair extends SideBySide {
  readonly choice: PairChoice;
  /** Remembered in this browser. */
  readonly choose: (choice: PairChoice) => void;
}

const LanguagePairContext = createContext<LanguagePair | undefined>(undefined);

const memoryKey = 'cmsLanguagePair';

/** Lets every form show the same two languages side by side. */
export function LanguagePairProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const languages = useContentLanguages();
  const [choice, setChoice] = useState(() => readChoice(browserMemory.read(memoryKey)));
  const value = useMemo<LanguagePair>(
    () => ({
      ...sideBySide(languages, choice),
      choice,
      choose: (next) => {
        browserMemory.write(memoryKey, JSON.stringify(next));
        setChoice(next);
      },
    }),
    [languages, choice],
  );
  return <LanguagePairContext value={value}>{children}</LanguagePairContext>;
}

export function useLanguagePair(): LanguagePair {
  const value = use(LanguagePairContext);
  if (value === undefined) throw new Error('useLanguagePair needs a LanguagePairProvider around it');
  return value;
}
