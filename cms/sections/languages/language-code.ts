import { type Language } from '#content/entities/language.ts';
import { languageVariants, variantCode } from '#content/language-variants.ts';
import { ownName } from '#content/own-name.ts';
import { type StoredObject } from '#content/schema/containers.ts';

/** Languages that visitors request most; any other code can be typed. */
const offered =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu is it ja ko lb lt lv mk mt nl no pl pt ro ru sk sl sq sr sv th tr uk vi zh-Hans zh-Hant'.split(
    ' ',
  );

/** Returns codes with the languages' names in the reader's language, in the order of the names. */
export function offeredLanguages(reader: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(reader, { type: 'language' });
  return offered
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, reader));
}

/** Returns the code of a language by its name in the reader's language, in English or in the language itself; else what was typed. */
export function codeByName(typed: string, reader: string): string {
  const fold = (name: string | undefined): string | undefined =>
    name?.replaceAll(/\s/g, '').normalize('NFC').toLowerCase();
  const name = fold(typed);
  const lists = [reader, 'en'].map((language) => new Intl.DisplayNames(language, { type: 'language' }));
  const isNamed = (code: string): boolean =>
    [...lists.map((names) => names.of(code)), ownName(code)].some((known) => fold(known) === name);
  return offered.find(isNamed) ?? typed;
}

/** Returns the variants whose codes begin with the code of a language. */
export function followersOf(languages: readonly Language[], { Code: code }: Language): readonly Language[] {
  const codes = new Set(languageVariants.map((variant) => variantCode(code, variant).toLowerCase()));
  return languages.filter(({ Code }) => codes.has(Code.toLowerCase()));
}

/** What changes in a variant when its language gets another code: its code, and what reads it aloud if that is the language's. */
export function following(
  { Code, AccessibilityCode }: Language,
  { before, after }: Readonly<Record<'before' | 'after', Language>>,
): Partial<Language> {
  return {
    Code: after.Code + Code.slice(Code.toLowerCase().lastIndexOf('-x-')),
    ...(AccessibilityCode === readerOf(before) ? { AccessibilityCode: readerOf(after) } : {}),
  };
}

function readerOf({ AccessibilityCode, Code }: Language): string {
  return AccessibilityCode || Code;
}

/** Gives a language its code, and what follows from it unless staff have chosen otherwise: its name, and what reads it aloud. */
export function withCode(language: StoredObject, code: string): StoredObject {
  const before = typeof language['Code'] === 'string' ? language['Code'] : '';
  const follows = (field: string, from: (code: string) => string): object => {
    const now = language[field] ?? '';
    return now === '' || now === from(before) ? { [field]: from(code) } : {};
  };
  return {
    ...language,
    Code: code,
    ...follows('AccessibilityCode', tagOf),
    ...follows('DisplayName', (of) => ownName(of) ?? ''),
  };
}

/** Empty for what is no code of a language, as while it is typed. */
function tagOf(code: string): string {
  return ownName(code) === undefined ? '' : code;
}
