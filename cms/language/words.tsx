import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type CmsKey, createTranslate, type StaffPack, type Translate } from '#i18n/pack.ts';
import { loadStaffWords, type StaffWords } from '#i18n/staff-packs.ts';

export type StaffKey = CmsKey | keyof StaffPack;

interface Words {
  readonly t: Translate<StaffKey>;
  /** Returns whether the text exists. */
  readonly knows: (key: string) => key is StaffKey;
  /** BCP 47. */
  readonly language: string;
  readonly choose: (language: string) => void;
}

const WordsContext = createContext<Words | undefined>(undefined);

export interface WordsProviderProps {
  readonly first: StaffWords;
  /** Remembers a choice. */
  readonly onChoose: (language: string) => void;
  readonly children: ReactNode;
}

/** The texts of the staff area in the chosen language. */
export function WordsProvider({ first, onChoose, children }: WordsProviderProps): ReactNode {
  const [words, setWords] = useState(first);
  useEffect(() => {
    document.documentElement.lang = words.code;
  }, [words.code]);
  const value = useMemo<Words>(
    () => ({
      t: createTranslate(words.pack, words.code),
      knows: (key): key is StaffKey => Object.hasOwn(words.pack, key),
      language: words.code,
      choose: (language) => {
        onChoose(language);
        loadStaffWords(language).then(setWords, (error: unknown) =>
          console.warn('The texts could not be loaded; the old ones stay', error),
        );
      },
    }),
    [words, onChoose],
  );
  return <WordsContext value={value}>{children}</WordsContext>;
}

export function useWords(): Words {
  const value = use(WordsContext);
  if (value === undefined) throw new Error('useWords needs a WordsProvider around it');
  return value;
}
