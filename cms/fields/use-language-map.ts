import { variantIn } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { isObject } from '#content/schema/containers.ts';
import { withConfirmed, withText } from '#content/translated-texts.ts';
import { byLanguage, newerSource, notesField } from '#content/translation-notes.ts';
import { type ObjectName } from '../draft/draft.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { useLanguagePair } from '../workspace/language-pair.tsx';
import { spokenIn } from '../workspace/rules/language-families.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { useChange, useField } from './use-field.ts';

export interface BoundLanguageMap {
  /** Empty if there is none. */
  readonly textIn: (code: string) => string;
  /** Undefined removes it. Notes what the text was translated from. Typing is one step unless `isStep` says otherwise. */
  readonly set: (code: string, text: string | undefined, isStep?: boolean) => void;
  /** Sets a file as a separate step. Files change without their names, so nothing is noted. */
  readonly choose: (code: string, url: string | undefined) => void;
  /** Returns what visitors of a variant get while it has no value; undefined for other languages. */
  readonly instead: (code: string) => Instead | undefined;
  /** Returns whether a language, and no variant of one, has no value although another one has. */
  readonly isMissing: (code: string) => boolean;
  /** Returns the language that a text was translated from if that has changed since. */
  readonly newerSource: (code: string) => string | undefined;
  /** Confirms that a text still fits its source. */
  readonly confirm: (code: string, source: string) => void;
}

export interface Instead {
  readonly text: string;
  /** The language that the text is in. */
  readonly from: Language;
  /** Whether it is the language that the variant is one of. */
  readonly isBase: boolean;
}

/** Binds a language map of one object. A value for all languages applies until one of them gets its own. */
export function useLanguageMap(of: ObjectName, path: FieldPath): BoundLanguageMap {
  const languages = useContentLanguages();
  const source = useLanguagePair().source?.Code;
  const holder = path.slice(0, -1);
  const name = String(path.at(-1));
  const { value } = useField(of, path);
  const { value: notes } = useField(of, [...holder, notesField, name]);
  const change = useChange(of);
  const texts = byLanguage(value);
  const plain = typeof value === 'string' ? value : '';
  const baseOf = (code: string): Language | undefined => variantIn(languages, { Code: code })?.of;
  const textIn = (code: string): string =>
    (Object.hasOwn(texts, code) ? texts[code] : '') || (baseOf(code) === undefined ? plain : '');
  const instead = (code: string): Instead | undefined => {
    const base = baseOf(code);
    if (base === undefined || textIn(code) !== '') return undefined;
    const standard = languages.find(({ IsDefault }) => IsDefault) ?? base;
    const own = textIn(base.Code);
    const { text, language } =
      own === '' ? inLanguage(texts, base.Code, standard.Code) : { text: own, language: base.Code };
    const from = languages.find(({ Code }) => Code === language);
    return text === '' || from === undefined ? undefined : { text, from, isBase: from === base };
  };
  const put = (code: string, text: string | undefined, from: string | undefined, typed?: string): void =>
    change(
      holder,
      (given) => {
        const now = isObject(given) ? given : {};
        const shared = now[name];
        const all =
          typeof shared === 'string' && shared !== ''
            ? spokenIn(languages).map(({ Code }) => [Code, shared] as const)
            : [];
        return withText(now, { name, code, source: from }, text, Object.fromEntries(all));
      },
      typed,
    );
  return {
    textIn,
    set: (code, text, isStep = false) =>
      put(code, text, baseOf(code)?.Code ?? source, isStep ? undefined : `${name} ${code}`),
    choose: (code, url) => put(code, url, undefined),
    instead,
    isMissing: (code) =>
      baseOf(code) === undefined && textIn(code) === '' && languages.some(({ Code }) => textIn(Code) !== ''),
    newerSource: (code) => newerSource(texts, byLanguage(notes), code),
    confirm: (code, from) =>
      change(holder, (now) => withConfirmed(isObject(now) ? now : {}, { name, code, source: from })),
  };
}
