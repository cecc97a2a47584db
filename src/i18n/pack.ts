import { type enStaff } from './en-staff.ts';
import { type en } from './en.ts';

export type MessageKey = keyof typeof en;

type Words = string | { readonly one: string; readonly other: string };

type PackLike<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Exclude<Words, string>;
};

/** All interface texts of one language that visitors see. */
export type Pack = PackLike<typeof en>;

/** All texts of one language about the content, which only staff see. */
export type StaffPack = PackLike<typeof enStaff>;

export type Facts = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = MessageKey> = (key: Key, facts?: Facts) => string;

/** Puts facts into words: `{name}` is replaced, and `one` or `other` is chosen by the fact `count`. */
export function createTranslate<Key extends string>(
  pack: Readonly<Record<Key, Words>>,
  language: string,
): Translate<Key> {
  const plural = new Intl.PluralRules(language);
  return (key, facts = {}) => {
    const words = pack[key];
    const template = typeof words === 'string' ? words : pickPlural(words, facts);
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  };

  function pickPlural(words: Exclude<Words, string>, { count }: Facts): string {
    return plural.select(Number(count)) === 'one' ? words.one : words.other;
  }
}
