/** A text in the content's languages, by language code. */
export type ContentText = Readonly<Record<string, string>>;

/**
 * A message before translation: the key of a text, and its facts. A fact may be a text of the content, or another
 * phrase ("Picture 3" for a picture without a name).
 */
export interface Phrase<Key extends string> {
  readonly key: Key;
  readonly facts: Readonly<Record<string, Fact<Key>>>;
}

export type Fact<Key extends string> = string | number | { readonly text: ContentText } | Phrase<Key>;

/**
 * Translates a phrase for the visitor.
 *
 * @param translate looks up a text of the interface
 * @param choose picks the visitor's language from a text of the content
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

/** Returns a name from the content, or the phrase that replaces a missing one. */
export function nameOr<Key extends string>(name: ContentText, standIn: Phrase<Key>): Fact<Key> {
  return Object.values(name).some((words) => words.trim() !== '') ? { text: name } : standIn;
}
