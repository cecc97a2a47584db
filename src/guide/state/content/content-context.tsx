import { createContext, type ReactNode, use, useMemo } from 'react';
import { codeOfVariant } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { pickLanguage } from '#content/pick-language.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { inLanguage, type Spoken } from '#content/language-fallback.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { displayCode } from '#content/station-code.ts';
import { useSettings } from './interface-context.tsx';
import { type LoadedContent } from './loader.ts';

export interface Content extends LoadedContent {
  /** The visitor's language, without its variant. */
  readonly language: Language;
  /** The listed language or variant whose tours the visitor downloads. */
  readonly listed: Language;
  /** The code of the texts and recordings that the visitor gets if they exist: the language's, or that of its variant. */
  readonly code: string;
  /**
   * Returns a text of the content in the visitor's language, or the closest match, with the museum's text blocks in it.
   */
  readonly say: (map: LanguageMap) => Spoken;
  /** Returns a station's code as shown: empty (HideStationNumber), or with leading zeros (StationNumberWidth). */
  readonly numberOf: (item: Pick<TourItem, 'Code'>) => string;
}

const ContentContext = createContext<Content | undefined>(undefined);

/** Gives the screens below it the loaded content in the visitor's language. */
export function ContentProvider({
  loaded,
  children,
}: {
  readonly loaded: LoadedContent;
  readonly children: ReactNode;
}): ReactNode {
  const { language: chosen, variant } = useSettings();
  const value = useMemo<Content>(() => {
    const { languages, spokenLanguages, configuration } = loaded.catalogue;
    const { HideStationNumber, StationNumberWidthEnabled, StationNumberWidth } = configuration;
    const language = pickLanguage(spokenLanguages, chosen, navigator.languages);
    const code = variant === undefined ? language.Code : codeOfVariant(languages, language, variant);
    return {
      ...loaded,
      language,
      code,
      listed: languages.find(({ Code }) => Code === code) ?? language,
      say: (map) => {
        const spoken = inLanguage(map, code, languages[0].Code, language.Code);
        return loaded.messages?.fill(spoken, code) ?? spoken;
      },
      numberOf: ({ Code }) =>
        HideStationNumber ? '' : displayCode(Code, StationNumberWidthEnabled ? StationNumberWidth : undefined),
    };
  }, [loaded, chosen, variant]);
  return <ContentContext value={value}>{children}</ContentContext>;
}

export function useContent(): Content {
  const value = use(ContentContext);
  if (value === undefined) throw new Error('There is no ContentProvider');
  return value;
}
