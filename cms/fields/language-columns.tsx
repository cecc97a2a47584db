import { type LanguageVariant } from '#content/language-variants.ts';
import { isRecorded } from '#content/station-variants.ts';
import { VariantsBelow } from './variants-below.tsx';
import { Fieldset, Input } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Language } from '#content/entities/language.ts';
import { FoldButton } from '../controls/fold-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import styles from './languages.module.css';
import { useFieldError } from './use-findings.ts';
import { useFold } from './use-fold.ts';
import { useLanguagePair } from '../workspace/language-pair.tsx';

export interface LanguageColumnsProps extends FieldProps {
  /** Whether it must not be empty in all languages. */
  readonly isRequired?: boolean;
  /** The width from which two languages are side by side. */
  readonly from: 'md' | 'lg';
  readonly isMissing: (code: string) => boolean;
  /** Whether a language has its own value. Variants with one are shown below their language. */
  readonly hasOwn: (code: string) => boolean;
  /** Which variants staff can add; easy language and that for children unless given. */
  readonly mayHave?: (variant: LanguageVariant) => boolean;
  /** The field in one language. */
  readonly children: (language: Language) => ReactNode;
}

/** A field in the two languages being worked on, side by side, with the others folded. */
export function LanguageColumns(props: LanguageColumnsProps): ReactNode {
  const { of, path, label, hint, isRequired = false, from, isMissing, hasOwn, mayHave = isWritten, children } = props;
  const errorAt = useFieldError(of, path);
  const whole = errorAt(path);
  const { t } = useTexts();
  const { shown, folded } = useLanguagePair();
  const { isOpen, toggle } = useFold(
    folded.map(({ Code }) => [...path, Code]),
    folded.some(({ Code }) => errorAt([...path, Code]) !== undefined),
  );
  const [count, missing] = [folded.length, folded.filter(({ Code }) => isMissing(Code)).length];
  const languages = isOpen ? [...shown, ...folded] : shown;
  return (
    <Fieldset
      legend={label}
      variant="unstyled"
      className={styles.languages}
      data-required={isRequired || undefined}
      {...fieldMark(path)}
    >
      {hint === undefined ? null : <Input.Description mb={4}>{hint}</Input.Description>}
      <div className={styles.columns} data-from={from}>
        {languages.map((language) => (
          <VariantsBelow
            key={language.Code}
            of={language}
            path={path}
            hasOwn={(code) => hasOwn(code) || errorAt([...path, code]) !== undefined}
            mayHave={mayHave}
          >
            {children}
          </VariantsBelow>
        ))}
      </div>
      {folded.length === 0 ? null : (
        <FoldButton
          label={isOpen ? t('pair.fewer') : t(missing === 0 ? 'pair.more' : 'pair.moreMissing', { count, missing })}
          isOpen={isOpen}
          onClick={toggle}
        />
      )}
      {whole === undefined ? null : <Input.Error mt={4}>{whole}</Input.Error>}
    </Fieldset>
  );
}

const isWritten = (variant: LanguageVariant): boolean => !isRecorded(variant);
