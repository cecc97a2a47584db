import { type Language } from '#content/entities/language.ts';
import { readVariantCode } from '#content/language-variants.ts';
import { type Translate } from '#i18n/pack.ts';
import { type StaffKey } from './texts.tsx';
import { languageIn } from './written-fact.ts';
import { languageName } from './writing.ts';

/** Returns how a language is named: as the museum names it, and otherwise in the reader's language, also variants: "German, easy language". */
export function languageWords(
  code: string,
  languages: readonly Pick<Language, 'Code' | 'DisplayName'>[],
  { t, language }: { readonly t: Translate<StaffKey>; readonly language: string },
): string {
  const own = languages.find(({ Code }) => Code === code);
  if (own !== undefined) return languageName(own);
  const read = readVariantCode(code);
  if (read === undefined) return languageIn(language, code);
  const base = languages.find(({ Code }) => Code.toLowerCase() === read.base);
  const spoken = base === undefined ? languageIn(language, read.base) : languageName(base);
  return `${spoken}, ${t(`language.variant.${read.variant}`)}`;
}
