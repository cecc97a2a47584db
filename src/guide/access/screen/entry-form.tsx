import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './entry-form.module.css';
import { type EntryState, type EntryError } from './use-entry.ts';

/** The attributes that label and describe the field. */
export interface FieldProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

export interface EntryFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly state: EntryState;
  /** Returns the words for what keeps the visitor out. */
  readonly say: (error: EntryError) => string;
  readonly onSubmit: () => void;
  /** Gets what was typed, or filled in by the browser, before the page answered. */
  readonly onFound: (text: string) => void;
  /** Renders the field and what belongs in its frame. */
  readonly children: (field: FieldProps) => ReactNode;
}

/** One field and one button. The text stays, and after a failed attempt the field gets the focus again. */
export function EntryForm({ label, hint, state, say, onSubmit, onFound, children }: EntryFormProps): ReactNode {
  const t = useLateTexts('access');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const error = state.at === 'open' ? state.error : undefined;

  const takeFound = useEffectEvent(() => {
    const found = form.current?.querySelector('input')?.value ?? '';
    if (found !== '') onFound(found);
  });
  useLayoutEffect(() => takeFound(), []);

  useEffect(() => {
    if (error !== undefined) form.current?.querySelector('input')?.focus();
  }, [error]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame} data-wrong={error === undefined ? undefined : ''}>
        {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}hint ${id}answer` })}
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
      {/* Cleared before each attempt, so that the same words are announced again. */}
      <p id={`${id}answer`} className={styles.answer} role="alert">
        {error === undefined ? null : say(error)}
      </p>
      <Button type="submit" className={styles.enter} aria-disabled={state.at === 'checking'}>
        {t('access.enter')}
      </Button>
      <p className={styles.status} role="status">
        {state.at === 'checking' ? t('access.checking') : null}
      </p>
    </form>
  );
}
