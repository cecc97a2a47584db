import { type ReactNode, useMemo } from 'react';
import { italicsCutter, type Stretch } from '#content/italics.ts';
import { inLanguage, type Spoken } from '#content/language-fallback.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { useTextAttributes } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';

/** A plain text of the content, with the words that the museum wants in italics (ItalicsStrings, section 3.4). */
export function ItalicText({ spoken }: { readonly spoken: Spoken }): ReactNode {
  const cut = useItalics(spoken);
  const attributes = useTextAttributes()(spoken);
  const parts = cut(spoken.text).map(({ text, isItalic }, index) => (isItalic ? <i key={index}>{text}</i> : text));
  return attributes.dir === undefined ? parts : <span {...attributes}>{parts}</span>;
}

/** Splits a text at the words that are italic in its language. */
export function useItalics({ language: spokenIn }: Spoken): (text: string) => readonly Stretch[] {
  const { catalogue, language } = useContent();
  const code = spokenIn === anyLanguage ? language.Code : spokenIn;
  return useMemo(() => {
    const { configuration, languages } = catalogue;
    return italicsCutter(inLanguage(configuration.ItalicsStrings, code, languages[0].Code).text);
  }, [catalogue, code]);
}
