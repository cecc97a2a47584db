import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { focusHeading } from './sheet.tsx';
import styles from '../../shell/sheet/sheet.module.css';

export interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks within a sheet before something is lost. "No" has the focus. */
export function Ask({ title, text, yes, no, onAnswer }: AskProps): ReactNode {
  const id = useId();
  const refusal = useRef<HTMLButtonElement>(null);
  useEffect(() => refusal.current?.focus(), []);
  const answer =
    (isYes: boolean) =>
    ({ currentTarget }: { readonly currentTarget: Element }): void => {
      focusHeading(currentTarget);
      onAnswer(isYes);
    };
  return (
    <section className={styles.section} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.actions}>
        <Button ref={refusal} className={styles.quiet} onClick={answer(false)}>
          {no}
        </Button>
        <Button onClick={answer(true)}>{yes}</Button>
      </div>
    </section>
  );
}
