import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { RequestError } from '#contract/errors.ts';
import { createTranslate, type KeyOf, type PackOf, type Translate } from '#i18n/pack.ts';
import { type StaffTexts } from '#i18n/staff-packs.ts';
import type { Refused } from './refusal-text.ts';
import { writtenIn } from './written-fact.ts';

export type StaffKey = KeyOf<'cms'> | keyof PackOf<'staff'>;

interface Texts {
  readonly t: Translate<StaffKey>;
  /** Returns whether the text exists. */
  readonly knows: (key: string) => key is StaffKey;
  /** Puts a refusal of the server into words. */
  readonly refusal: (refused: Refused) => string;
  /** Says why a call failed: in the words of its refusal, or that the server was not reached. */
  readonly failure: (error: unknown) => string;
  /** BCP 47. */
  readonly language: string;
  readonly choose: (language: string) => void;
  /** Whether the texts of the sections are there, too. */
  readonly isWhole: boolean;
  /** Fetches the texts of the sections. */
  readonly complete: () => Promise<void>;
}

const TextsContext = createContext<Texts | undefined>(undefined);

export interface OpenTextsProps {
  readonly first: StaffTexts;
  readonly load: (language: string) => Promise<StaffTexts>;
  /** Loads those that are shown later, too. */
  readonly loadWhole?: (language: string) => Promise<StaffTexts>;
  /** Puts refusals of the server into words. */
  readonly wordRefusals: (texts: StaffTexts, t: Translate<KeyOf<'cms'>>) => (refused: Refused) => string;
  /** Remembers a choice. */
  readonly onChoose: (language: string) => void;
  readonly children: ReactNode;
}

/** The texts in the chosen language, in front of the login and behind it. */
export function OpenTexts(props: OpenTextsProps): ReactNode {
  const { first, load, loadWhole = load, wordRefusals, onChoose, children } = props;
  const [texts, setTexts] = useState(first);
  const wanted = useRef<Pick<StaffTexts, 'code' | 'isWhole'>>(first);
  useEffect(() => {
    document.documentElement.lang = texts.code;
  }, [texts.code]);
  const value = useMemo<Texts>(() => {
    const t = createTranslate<StaffKey>(texts.pack, texts.code, writtenIn(texts.code));
    const refusal = wordRefusals(texts, t);
    const fetchTexts = async (wish: Pick<StaffTexts, 'code' | 'isWhole'>): Promise<void> => {
      wanted.current = wish;
      const found = await (wish.isWhole ? loadWhole : load)(wish.code);
      // Another language may have been chosen meanwhile.
      if (wanted.current === wish) setTexts(found);
    };
    return {
      t,
      refusal,
      failure: (error) => {
        const answer = error instanceof RequestError ? error.facts.answer : undefined;
        return answer === undefined ? t('login.network') : refusal(answer);
      },
      knows: (key): key is StaffKey => Object.hasOwn(texts.pack, key),
      language: texts.code,
      choose: (language) => {
        onChoose(language);
        fetchTexts({ code: language, isWhole: wanted.current.isWhole }).catch((error: unknown) =>
          console.warn('The texts could not be loaded; the old ones stay', error),
        );
      },
      isWhole: texts.isWhole,
      complete: () => fetchTexts({ code: wanted.current.code, isWhole: true }),
    };
  }, [texts, load, loadWhole, wordRefusals, onChoose]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  const value = use(TextsContext);
  if (value === undefined) throw new Error('useTexts needs a TextsProvider around it');
  return value;
}
