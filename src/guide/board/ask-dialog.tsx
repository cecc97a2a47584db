import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import dialogStyles from '#ui/dialog.module.css';
import styles from './ask-dialog.module.css';

export interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Escape counts as "no". */
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before something is lost. "No" has the focus. */
export function AskDialog({ title, text, yes, no, onAnswer }: AskDialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'yes')}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.answers}>
        <Button className={dialogStyles.other} onClick={() => dialog.current?.close('no')}>
          {no}
        </Button>
        <Button onClick={() => dialog.current?.close('yes')}>{yes}</Button>
      </div>
    </dialog>
  );
}
