import { Button, Fieldset, Input } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Language } from '#content/entities/language.ts';
import { useTexts } from '../language/texts.tsx';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import styles from './languages.module.css';
import { useFieldError } from './use-findings.ts';
import { useLocation } from 'react-router-dom';
import { type FieldPath } from '../draft/set-at.ts';
import { linkedField } from '../workspace/focus-field.tsx';
import { useLanguagePair } from '../workspace/language-pair.tsx';

interface Fold {
  readonly shown: readonly Language[];
  readonly folded: readonly Language[];
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export interface LanguageColumnsProps extends FieldProps {
  /** The width from which two languages are side by side. */
  readonly from: 'md' | 'lg';
  readonly isMissing: (code: string) => boolean;
  /** The field in one language. */
  readonly children: (language: Language) => ReactNode;
}

/** A field in the two languages being worked on, side by side, with the others folded. */
export function LanguageColumns(props: LanguageColumnsProps): ReactNode {
  const { of, path, label, hint, from, isMissing, children } = props;
  const errorAt = useFieldError(of, path);
  const whole = errorAt(path);
  const fold = useFold(path, (code) => errorAt([...path, code]) !== undefined);
  const { shown, folded, isOpen } = fold;
  const languages = isOpen ? [...shown, ...folded] : shown;
  return (
    <Fieldset legend={label} variant="unstyled" className={styles.languages} {...fieldMark(path)}>
      {hint === undefined ? null : <Input.Description mb={4}>{hint}</Input.Description>}
      <div className={styles.columns} data-from={from}>
        {languages.map(children)}
      </div>
      {folded.length === 0 ? null : (
        <FoldButton
          count={folded.length}
          missing={folded.filter(({ Code }) => isMissing(Code)).length}
          isOpen={isOpen}
          onClick={fold.toggle}
        />
      )}
      {whole === undefined ? null : <Input.Error mt={4}>{whole}</Input.Error>}
    </Fieldset>
  );
}

interface FoldButtonProps {
  readonly count: number;
  readonly missing: number;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

function FoldButton({ count, missing, isOpen, onClick }: FoldButtonProps): ReactNode {
  const { t } = useTexts();
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      c="dimmed"
      className={styles.fold}
      leftSection={<Icon aria-hidden size={14} />}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {isOpen ? t('pair.fewer') : t(missing === 0 ? 'pair.more' : 'pair.moreMissing', { count, missing })}
    </Button>
  );
}

/**
 * Returns which languages of a field are shown. A folded language opens its field if something is wrong there, or a link
 * leads to it; the field then stays open, as its text is being edited.
 *
 * @param isWrong whether something is wrong with the field in a language
 */
function useFold(path: FieldPath, isWrong: (code: string) => boolean): Fold {
  const { shown, folded } = useLanguagePair();
  const [isOpen, setOpen] = useState(false);
  const { state } = useLocation();
  const [followed, setFollowed] = useState<unknown>();
  const linked = followed === state ? undefined : linkedField(state);
  const asks = ({ Code }: Language): boolean => isWrong(Code) || [...path, Code].join('.') === linked;
  if (!isOpen && folded.some(asks)) setOpen(true);
  if (followed !== state) setFollowed(state);
  return { shown, folded, isOpen, toggle: () => setOpen(!isOpen) };
}
