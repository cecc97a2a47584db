import { type en } from './en.ts';

export type MessageKey = keyof typeof en;

type Words<Key extends MessageKey> = (typeof en)[Key] extends string
  ? string
  : { readonly one: string; readonly other: string };

/** All interface texts of one language. */
export type Pack = { readonly [Key in MessageKey]: Words<Key> };

export type Facts = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, facts?: Facts) => string;

/** Puts facts into words: `{name}` is replaced, and `one` or `other` is chosen by the fact `count`. */
export function createTranslate(pack: Pack, language: string): Translate {
  const plural = new Intl.PluralRules(language);
  return (key, facts = {}) => {
    const words = pack[key];
    const template = typeof words === 'string' ? words : pickPlural(words, facts);
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  };

  function pickPlural(words: { readonly one: string; readonly other: string }, { count }: Facts): string {
    return plural.select(Number(count)) === 'one' ? words.one : words.other;
  }
}
