/** A text in the content's languages, by language code. */
export type ContentText = Readonly<Record<string, string>>;

/**
 * Words not yet in any language: a text's key and its facts. A fact may be a text of the content, or a phrase itself
 * ("Picture 3" where a picture has no name).
 */
export interface Phrase<Key extends string> {
  readonly key: Key;
  readonly facts: Readonly<Record<string, Fact<Key>>>;
}

export type Fact<Key extends string> = string | number | { readonly text: ContentText } | Phrase<Key>;

/**
 * Puts a phrase into a visitor's words.
 *
 * @param translate knows the interface's texts
 * @param choose picks the visitor's language out of a text of the content
 */
export function speak<Key extends string>(
  { key, facts }: Phrase<Key>,
  translate: (key: Key, facts: Readonly<Record<string, string | number>>) => string,
  choose: (text: ContentText) => string,
): string {
  const wordOf = (fact: Fact<Key>): string | number => {
    if (typeof fact !== 'object') return fact;
    return 'text' in fact ? choose(fact.text) : speak(fact, translate, choose);
  };
  return translate(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, wordOf(fact)])));
}

/** A name as the content gives it, or else what stands in for it. */
export function nameOr<Key extends string>(name: ContentText, standIn: Phrase<Key>): Fact<Key> {
  return Object.values(name).some((words) => words.trim() !== '') ? { text: name } : standIn;
}
