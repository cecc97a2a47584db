import { Search, X } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { RoundButton } from '#ui/button.tsx';
import styles from './numbers-screen.module.css';
import { useLateTexts } from '../shell/late/late-texts.tsx';

export interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
  /** Called when the focus leaves the field, for example by a tap on a result. */
  readonly onLeave: () => void;
  readonly label: string;
  /** Only digits can be typed. */
  readonly isNumeric: boolean;
}

/** One field for numbers and words. It takes the focus on a new search, but not on the way back to the results. */
export function SearchField({ typed, onType, onEnter, onLeave, label, isNumeric }: SearchFieldProps): ReactNode {
  const t = useLateTexts('search');
  const field = useRef<HTMLInputElement>(null);
  const startsEmpty = useRef(typed === '');

  useEffect(() => {
    if (startsEmpty.current) field.current?.focus({ preventScroll: true });
  }, []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onEnter();
  }

  function clear(): void {
    onType('');
    field.current?.focus();
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <Search className={styles.glass} aria-hidden />
      <input
        ref={field}
        className={styles.field}
        type="search"
        inputMode={isNumeric ? 'numeric' : 'search'}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      {typed === '' ? null : (
        <RoundButton label={t('search.clear')} onClick={clear}>
          <X aria-hidden />
        </RoundButton>
      )}
    </form>
  );
}
