import { Languages } from 'lucide-react';
import { type ReactNode } from 'react';
import { FaceSelect } from '#ui/face-select.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';
import styles from './language-field.module.css';

export interface LanguageFieldProps {
  /** The code of the language in use. */
  readonly value: string;
  /** `speech` is the language in which a screen reader says the name. */
  readonly languages: readonly { readonly code: string; readonly name: string; readonly speech: string }[];
}

/** A select of languages that shows only the code of the current one. */
export function LanguageField({ value, languages }: LanguageFieldProps): ReactNode {
  const { t, settings } = useInterface();
  return (
    <FaceSelect
      className={styles.language}
      label={t('welcome.language')}
      face={
        <>
          <Languages aria-hidden size={20} />
          {/* Not by style sheet, which follows the language: in Turkish, İT. */}
          <span>{value.toUpperCase()}</span>
        </>
      }
      value={value}
      onChoose={settings.chooseLanguage}
    >
      {languages.map(({ code, name, speech }) => (
        <option key={code} value={code} lang={speech}>
          {name}
        </option>
      ))}
    </FaceSelect>
  );
}
