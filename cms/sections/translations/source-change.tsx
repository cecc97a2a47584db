import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { languageName, writingOf } from '../../language/writing.ts';
import { WordDifference } from '../../history/word-difference.tsx';
import styles from './translations.module.css';

export interface SourceChangeProps {
  /** Undefined if it is not known. */
  readonly before: string | undefined;
  readonly after: string;
  /** The code of the language that has changed. */
  readonly language: string;
}

/** What has changed in a source since it was translated, word by word. */
export function SourceChange({ before, after, language }: SourceChangeProps): ReactNode {
  const { t } = useTexts();
  const of = useContentLanguages().find(({ Code }) => Code === language);
  const name = of === undefined ? language : languageName(of);
  return (
    <div className={styles.change}>
      <Text size="xs" fw={600}>
        {t(before === undefined ? 'translations.changedUnknown' : 'translations.changed', { language: name })}
      </Text>
      {before === undefined ? null : (
        <WordDifference before={before} after={after} writing={of === undefined ? undefined : writingOf(of)} />
      )}
    </div>
  );
}
