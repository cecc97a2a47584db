import { Languages } from 'lucide-react';
import { type ReactNode } from 'react';
import { FaceSelect } from '#ui/face-select.tsx';
import { useContent } from '../state/content-context.tsx';
import { useInterface } from '../state/interface-context.tsx';
import styles from './language-select.module.css';

/** The language of content and interface; hidden when there is but one. */
export function LanguageSelect(): ReactNode {
  const { t, settings } = useInterface();
  const { catalogue, language } = useContent();
  if (catalogue.languages.length < 2) return null;
  return (
    <FaceSelect
      className={styles.language}
      label={t('welcome.language')}
      face={
        <>
          <Languages aria-hidden size={20} />
          <span className={styles.code}>{language.Code}</span>
        </>
      }
      value={language.Code}
      onChoose={settings.chooseLanguage}
    >
      {catalogue.languages.map(({ Code, DisplayName, AccessibilityCode }) => (
        <option key={Code} value={Code} lang={AccessibilityCode}>
          {DisplayName === '' ? Code : DisplayName}
        </option>
      ))}
    </FaceSelect>
  );
}
