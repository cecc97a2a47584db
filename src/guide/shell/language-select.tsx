import { Languages } from 'lucide-react';
import { type ReactNode } from 'react';
import { useContent } from '../state/content-context.tsx';
import { useInterface } from '../state/interface-context.tsx';
import styles from './page.module.css';

/** The language of content and interface; hidden when there is but one. */
export function LanguageSelect(): ReactNode {
  const { t, settings } = useInterface();
  const { catalogue, language } = useContent();
  if (catalogue.languages.length < 2) return null;
  return (
    <span className={styles.language}>
      <Languages aria-hidden size={20} />
      <span aria-hidden className={styles.languageCode}>
        {language.Code}
      </span>
      <select
        aria-label={t('welcome.language')}
        value={language.Code}
        onChange={(event) => settings.chooseLanguage(event.target.value)}
      >
        {catalogue.languages.map(({ Code, DisplayName, AccessibilityCode }) => (
          <option key={Code} value={Code} lang={AccessibilityCode}>
            {DisplayName === '' ? Code : DisplayName}
          </option>
        ))}
      </select>
    </span>
  );
}
