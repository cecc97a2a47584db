import { type ReactNode } from 'react';
import { useContent } from '../../state/content/content-context.tsx';
import { LanguageField } from './language-field.tsx';

/** The language of content and interface; hidden when there is only one. */
export function LanguageSelect(): ReactNode {
  const { catalogue, language } = useContent();
  if (catalogue.languages.length < 2) return null;
  const languages = catalogue.languages.map(({ Code, DisplayName, AccessibilityCode }) => ({
    code: Code,
    name: DisplayName === '' ? Code : DisplayName,
    speech: AccessibilityCode,
  }));
  return <LanguageField value={language.Code} languages={languages} />;
}
