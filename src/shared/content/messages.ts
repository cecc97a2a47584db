import { type Catalogue } from './catalogue.ts';
import { type Language } from './entities/language.ts';
import { baseLanguage, inLanguage, type Spoken } from './language-fallback.ts';
import { anyLanguage } from './schema/texts.ts';

/** The museum's text blocks, ready to be used in its texts and in those of the interface. */
export interface Messages {
  /**
   * Returns a text with the text block in place of each `{message:CODE}`, in the language of the text. Text blocks may
   * refer to others. An unknown code, and a block within itself, give nothing.
   *
   * @param chosen the visitor's language
   */
  readonly fill: (spoken: Spoken, chosen: string) => Spoken;
  /**
   * Returns interface texts with the text blocks in place of those whose key is a block's code. A block replaces all
   * plural forms; `KEY.few` and so on replace one form. Blocks in other languages do not count.
   *
   * @param of the language of the pack; no plural form of another language stays beside a block's
   */
  readonly reword: <Pack extends Readonly<Record<string, Words>>>(
    pack: Pack,
    of: string,
    language: VisitorLanguage,
  ) => Pack;
  /**
   * Returns the language of interface texts once they are reworded: the visitor's, if text blocks replace at least half
   * of them and browsers know its code, and otherwise that of the pack.
   */
  readonly spokenBy: (pack: Readonly<Record<string, Words>>, of: string, language: VisitorLanguage) => string;
}

export type VisitorLanguage = Pick<Language, 'Code' | 'AccessibilityCode'>;

type Words = string | ({ readonly [Form in (typeof forms)[number]]?: string } & { readonly other: string });

/** The names of plural forms, as `Intl.PluralRules` has them. */
export const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Texts that refer to each other many times over would grow without end. */
const mostReferences = 200;
const mostCharacters = 100_000;

/** A reference to a text block in a text. */
export const reference = /\{message:([^{}]+)\}/g;

/** @param fallback the museum's default language */
export function createMessages({ message }: Pick<Catalogue, 'message'>, fallback: string): Messages {
  return { fill, reword, spokenBy };

  function fill(spoken: Spoken, chosen: string): Spoken {
    if (!spoken.text.includes('{message:')) return spoken;
    const language = spoken.language === anyLanguage ? chosen : spoken.language;
    const whole = /^\{message:([^{}]+)\}$/.exec(spoken.text.trim())?.[1];
    const resolved = inLanguage(message(whole ?? '') ?? {}, language, fallback);
    let left = mostReferences;
    let room = mostCharacters;
    const text = expand(spoken.text, []);
    // A text that is nothing but a block is in the block's language.
    return whole === undefined ? { ...spoken, text } : { ...resolved, text };

    function expand(words: string, within: readonly string[]): string {
      return words.replaceAll(reference, (_, written: string) => {
        const code = written.trim().toLowerCase();
        const block = inLanguage(message(code) ?? {}, language, fallback).text;
        left -= 1;
        room -= block.length;
        return left < 0 || room < 0 || within.includes(code) ? '' : expand(block, [...within, code]);
      });
    }
  }

  function reword<Pack extends Readonly<Record<string, Words>>>(
    pack: Pack,
    of: string,
    visitors: VisitorLanguage,
  ): Pack {
    const { Code: language } = visitors;
    const foreign = isForeign(of, visitors);
    const entries = Object.entries<Words>(pack).map(([key, words]): readonly [string, Words] => {
      const plain = own(key, language);
      if (plain !== undefined) return [key, plain];
      if (typeof words === 'string') return [key, words];
      const given = forms.flatMap((form) => {
        const text = own(`${key}.${form}`, language);
        return text === undefined ? [] : [[form, text] as const];
      });
      const named: Partial<Record<string, string>> = Object.fromEntries(given);
      return [
        key,
        foreign && named['other'] !== undefined ? { other: named['other'], ...named } : { ...words, ...named },
      ];
    });
    return Object.fromEntries(entries) as Pack;
  }

  function spokenBy(pack: Readonly<Record<string, Words>>, of: string, visitors: VisitorLanguage): string {
    const { Code: language, AccessibilityCode } = visitors;
    if (!isForeign(of, visitors) || !isLanguageTag(AccessibilityCode)) return of;
    const keys = Object.keys(pack);
    const given = keys.filter((key) => [key, `${key}.other`].some((code) => own(code, language) !== undefined));
    return given.length * 2 >= keys.length ? AccessibilityCode : of;
  }

  /** Returns a block's text in a language or for all languages. */
  function own(code: string, language: string): string | undefined {
    const resolved = fill(inLanguage(message(code) ?? {}, language, language), language);
    return resolved.text === '' || resolved.isFallback ? undefined : resolved.text;
  }
}

function isForeign(of: string, { AccessibilityCode }: VisitorLanguage): boolean {
  return baseLanguage(AccessibilityCode || 'de') !== baseLanguage(of);
}

/** Returns whether `Intl` accepts a code; staff may have typed anything. */
function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
