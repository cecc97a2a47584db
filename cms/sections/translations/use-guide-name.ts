import { anyLanguage, textFor } from '#content/schema/texts.ts';
import { byLanguage } from '#content/translation-notes.ts';
import { useContentLanguages, useObjects } from '../../workspace/use-catalogue.ts';

/** Returns the museum's name, by which the sheets of another guide are recognised; empty if it has none. */
export function useGuideName(): string {
  const language = useContentLanguages()[0]?.Code ?? '';
  const [museum] = useObjects('providers');
  const name = museum?.['Name'];
  if (typeof name === 'string') return name;
  const names = byLanguage(name);
  return textFor(names, language) || textFor(names, anyLanguage) || (Object.values(names)[0] ?? '');
}
