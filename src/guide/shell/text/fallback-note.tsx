import { type ReactNode } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';
import styles from './fallback-note.module.css';

export interface FallbackNoteProps {
  readonly spoken: Spoken;
  /** A text that has its own note: other texts in the same language need no second one. */
  readonly noted?: Spoken;
}

/** Says that a text is not in the visitor's language; renders nothing if it is. */
export function FallbackNote({ spoken, noted }: FallbackNoteProps): ReactNode {
  const { t, interfaceLanguage } = useInterface();
  const { catalogue } = useContent();
  if (!spoken.isFallback || spoken.text === '') return null;
  if (noted?.isFallback === true && noted.language === spoken.language) return null;
  const known = catalogue.languages.find(({ Code }) => Code === spoken.language)?.DisplayName;
  return (
    <p className={styles.note}>
      {t('language.fallback', { language: known || languageName(spoken.language, interfaceLanguage) })}
    </p>
  );
}

/** Returns the name of a language in another; museums also use codes that name no language. */
function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
