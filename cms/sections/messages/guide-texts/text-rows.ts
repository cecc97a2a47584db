import { message } from '#content/entities/message.ts';
import { forms } from '#content/messages.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { textFor, anyLanguage } from '#content/schema/texts.ts';
import { normaliseCode } from '#content/station-code.ts';
import { type VisitorTexts } from '#i18n/visitor-texts.ts';

/** Where visitors' words come from: a text block, the guide, or nowhere, so that they read English. */
export type TextSource = 'block' | 'guide' | 'none';

/** One text of the guide in one language. */
export interface TextRow {
  /** The place in the guide's order. */
  readonly ID: number;
  readonly key: string;
  /** In English or German, as staff read it. */
  readonly name: string;
  /** As visitors read it in the language. */
  readonly words: string;
  readonly source: TextSource;
}

type Words = VisitorTexts[string];

/** Returns a text in one line: with plural forms, the usual one. */
export function inOneLine(words: Words | undefined): string {
  return typeof words === 'string' ? words : (words?.other ?? '');
}

/** Returns the codes of the text blocks that replace a text: all of it, or one of its plural forms. */
function codesFor(key: string, words: Words): readonly string[] {
  return typeof words === 'string' ? [key] : [key, ...forms.map((form) => `${key}.${form}`)];
}

/** Text blocks by code. */
export type Blocks = ReadonlyMap<string, StoredObject>;

export function blocksByCode(stored: readonly StoredObject[]): Blocks {
  // Of several with one code the guide reads the first.
  return new Map(stored.toReversed().map((object) => [normaliseCode(message.complete(object).Code), object]));
}

/** Returns a block's text in exactly this language, or for all languages. */
export function blockText(blocks: Blocks, code: string, language: string): string {
  const stored = blocks.get(normaliseCode(code));
  if (stored === undefined) return '';
  const { Message } = message.complete(stored);
  return textFor(Message, language) || textFor(Message, anyLanguage);
}

export interface RowsOptions {
  readonly english: VisitorTexts;
  /** The guide's texts as staff read them. */
  readonly read: VisitorTexts;
  /** The guide's texts in the language; undefined if it has none. */
  readonly own: VisitorTexts | undefined;
  readonly blocks: Blocks;
  /** The museum's code of the language. */
  readonly language: string;
}

/** Lists the guide's texts with what visitors read in one language. */
export function textRows({ english, read, own, blocks, language }: RowsOptions): readonly TextRow[] {
  return Object.entries(english).map(([key, words], ID) => {
    const block = codesFor(key, words)
      .map((code) => blockText(blocks, code, language))
      .find((text) => text !== '');
    const source = block === undefined ? (own === undefined ? 'none' : 'guide') : 'block';
    return { ID, key, name: inOneLine(read[key] ?? words), words: block ?? inOneLine(own?.[key] ?? words), source };
  });
}

/** Returns some of the numbers that take a plural form in a language. */
export function numbersOf(form: string, accessibilityCode: string): readonly number[] {
  const rules = new Intl.PluralRules(accessibilityCode);
  return Array.from({ length: 200 }, (_, count) => count)
    .filter((count) => rules.select(count) === form)
    .slice(0, 4);
}
