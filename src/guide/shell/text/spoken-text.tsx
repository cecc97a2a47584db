import { type ReactNode } from 'react';
import { baseLanguage, directionOf, type Spoken } from '#content/language-fallback.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';

/**
 * Returns the attributes of a text in a language other than the page's, for screen readers, hyphenation and direction.
 * A text for all languages runs from right to left if it has letters that do.
 */
export function useTextAttributes(): (spoken: Spoken) => { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { catalogue } = useContent();
  const { interfaceLanguage } = useInterface();
  return ({ language, text }) => {
    if (language === anyLanguage) {
      const dir = /[\u0590-\u08ff]/.test(text) ? 'rtl' : 'ltr';
      return dir === directionOf(interfaceLanguage) ? {} : { dir };
    }
    const known = catalogue.languages.find(({ Code }) => Code === language);
    const code = known?.AccessibilityCode || language;
    return baseLanguage(code) === baseLanguage(interfaceLanguage) ? {} : { lang: code, dir: directionOf(code) };
  };
}

/** Returns a text of the content, or a text of the interface if it is empty. */
export function orInterfaceText(spoken: Spoken, text: string): Spoken {
  return orText(spoken, { text, language: anyLanguage, isFallback: false });
}

/** Returns a text of the content, or another if it is empty. */
export function orText(spoken: Spoken, other: Spoken): Spoken {
  return spoken.text === '' ? other : spoken;
}

/** A text of the content, marked with its language if it differs from the visitor's. */
export function SpokenText({ spoken }: { readonly spoken: Spoken }): ReactNode {
  const attributes = useTextAttributes()(spoken);
  return attributes.dir === undefined ? spoken.text : <span {...attributes}>{spoken.text}</span>;
}
