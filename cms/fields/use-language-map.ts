import { isObject } from '#content/schema/containers.ts';
import { type ObjectName } from '../draft/draft.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { useField } from './use-field.ts';

export interface BoundLanguageMap {
  /** Empty if there is none. */
  readonly textIn: (code: string) => string;
  /** Undefined removes it. */
  readonly set: (code: string, text: string | undefined) => void;
  /** Sets it as a separate step. */
  readonly choose: (code: string, text: string | undefined) => void;
  /** Returns whether a language has no value although another one has. */
  readonly isMissing: (code: string) => boolean;
}

/** Binds a language map of one object. A value for all languages applies until one of them gets its own. */
export function useLanguageMap(of: ObjectName, path: FieldPath): BoundLanguageMap {
  const languages = useContentLanguages();
  const { value, update } = useField(of, path);
  const texts = isObject(value) ? value : {};
  const plain = typeof value === 'string' ? value : '';
  const textIn = (code: string): string => {
    const text = texts[code];
    return (typeof text === 'string' ? text : '') || plain;
  };
  const put = (code: string, text: string | undefined, isTyped: boolean): void =>
    update(
      (now) => {
        const all =
          typeof now === 'string' && now !== '' ? Object.fromEntries(languages.map(({ Code }) => [Code, now])) : {};
        return { ...all, ...(isObject(now) ? now : {}), [code]: text };
      },
      isTyped ? code : undefined,
    );
  return {
    textIn,
    set: (code, text) => put(code, text, true),
    choose: (code, text) => put(code, text, false),
    isMissing: (code) => textIn(code) === '' && languages.some(({ Code }) => textIn(Code) !== ''),
  };
}
