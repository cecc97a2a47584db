import { type Language } from '../entities/language.ts';
import { createVariantReader } from './read-variant.ts';
import { ownName } from '../own-name.ts';

/**
 * Reads a code or a name of a language or a variant of one, in any case: `de`, `pt_br`, `French`, `Französisch`,
 * `français`, `de-x-easy`, `Deutsch Leichte Sprache`.
 */
export type LanguageReader = (given: string) => string | undefined;

/** Languages that visitors of museums speak, so that their names are understood before the museum has them. */
const common =
  'ar bg bs ca cs cy da de el en es et eu fa fi fr ga he hi hr hu hy id is it ja ka ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh';

/** @param known of the museum, the default one first: their spelling of a code wins */
export function createLanguageReader(known: readonly Pick<Language, 'Code' | 'DisplayName'>[]): LanguageReader {
  const codes = new Map(known.map(({ Code }) => [codeOf(Code), Code]));
  let names: ReadonlyMap<string, string> | undefined;
  const read = new Map<string, string | undefined>();
  const readNamed: LanguageReader = (given) => {
    const ownCode = codes.get(codeOf(given));
    if (ownCode !== undefined) return ownCode;
    names ??= namesOf(known);
    return names.get(fold(given));
  };
  const readVariant = createVariantReader(known, (given) => readNamed(given) ?? newCode(codeOf(given)));
  // Words such as "easy" have the form of a script: `de-easy`.
  const readOnce: LanguageReader = (given) => readNamed(given) ?? readVariant(given) ?? newCode(codeOf(given));
  return (given) => {
    const asked = given.trim();
    if (!read.has(asked)) read.set(asked, asked === '' ? undefined : readOnce(asked));
    return read.get(asked);
  };
}

function namesOf(known: readonly Pick<Language, 'Code' | 'DisplayName'>[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const codes = [...known.map(({ Code }) => Code), ...common.split(' ')];
  const inGermanAndEnglish = ['en', 'de', 'fr'].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }));
  for (const code of codes) {
    for (const name of [...inGermanAndEnglish.map((all) => nameIn(all, code)), ownName(code)]) {
      if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code);
    }
  }
  for (const { Code, DisplayName } of known) if (DisplayName !== '') names.set(fold(DisplayName), Code);
  return names;
}

function nameIn(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    // A code of the museum's own.
    return undefined;
  }
}

function codeOf(given: string): string {
  return given.toLowerCase().replaceAll('_', '-');
}

function fold(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** Codes of two letters, with a region or script; longer ones are mostly words. */
function newCode(code: string): string | undefined {
  if (!/^[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?$/.test(code)) return undefined;
  const [canonical = ''] = Intl.getCanonicalLocales(code);
  return ownName(code.slice(0, 2)) === undefined ? undefined : canonical;
}
