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
