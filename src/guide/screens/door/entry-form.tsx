import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useDoorTexts } from './door-texts.ts';
import styles from './entry-form.module.css';
import { type EntryState, type Hindrance } from './use-entry.ts';

/** What the field needs to be labelled and described. */
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
  readonly say: (hindrance: Hindrance) => string;
  readonly onSubmit: () => void;
  /** Gets what was typed, or filled in by the browser, before the page answered. */
  readonly onFound: (text: string) => void;
  /** Renders the field and what belongs in its frame. */
  readonly children: (field: FieldProps) => ReactNode;
}

/** One field and one button. The text stays, and after a failed attempt the field gets the focus again. */
export function EntryForm({ label, hint, state, say, onSubmit, onFound, children }: EntryFormProps): ReactNode {
  const t = useDoorTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const hindrance = state.at === 'open' ? state.hindrance : undefined;

  const takeFound = useEffectEvent(() => {
    const found = form.current?.querySelector('input')?.value ?? '';
    if (found !== '') onFound(found);
  });
  useLayoutEffect(() => takeFound(), []);

  useEffect(() => {
    if (hindrance !== undefined) form.current?.querySelector('input')?.focus();
  }, [hindrance]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame} data-wrong={hindrance === undefined ? undefined : ''}>
        {children({ id, 'aria-invalid': hindrance !== undefined, 'aria-describedby': `${id}hint ${id}answer` })}
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
      {/* Cleared before each attempt, so that the same words are announced again. */}
      <p id={`${id}answer`} className={styles.answer} role="alert">
        {hindrance === undefined ? null : say(hindrance)}
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
