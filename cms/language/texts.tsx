import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type CmsKey, createTranslate, type StaffPack, type Translate } from '#i18n/pack.ts';
import { loadStaffTexts, type StaffTexts } from '#i18n/staff-packs.ts';

export type StaffKey = CmsKey | keyof StaffPack;

interface Texts {
  readonly t: Translate<StaffKey>;
  /** Returns whether the text exists. */
  readonly knows: (key: string) => key is StaffKey;
  /** BCP 47. */
  readonly language: string;
  readonly choose: (language: string) => void;
}

const TextsContext = createContext<Texts | undefined>(undefined);

export interface TextsProviderProps {
  readonly first: StaffTexts;
  /** Remembers a choice. */
  readonly onChoose: (language: string) => void;
  readonly children: ReactNode;
}

/** The texts of the staff area in the chosen language. */
export function TextsProvider({ first, onChoose, children }: TextsProviderProps): ReactNode {
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    document.documentElement.lang = texts.code;
  }, [texts.code]);
  const value = useMemo<Texts>(
    () => ({
      t: createTranslate(texts.pack, texts.code),
      knows: (key): key is StaffKey => Object.hasOwn(texts.pack, key),
      language: texts.code,
      choose: (language) => {
        onChoose(language);
        loadStaffTexts(language).then(setTexts, (error: unknown) =>
          console.warn('The texts could not be loaded; the old ones stay', error),
        );
      },
    }),
    [texts, onChoose],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  const value = use(TextsContext);
  if (value === undefined) throw new Error('useTexts needs a TextsProvider around it');
  return value;
}
