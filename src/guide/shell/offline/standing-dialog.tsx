import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './update-dialogs.module.css';

export interface StandingDialogProps {
  readonly title: string;
  readonly text: string;
  /** The visitor moves within the dialog. */
  readonly onRead?: () => void;
  readonly children: ReactNode;
}

/** A dialog that stays until the guide closes it. */
export function StandingDialog({ title, text, onRead, children }: StandingDialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      data-update
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape, whatever the page says.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
      onKeyDown={onRead}
      onPointerDown={({ target }) => {
        // A button must not move away under the finger that presses it.
        if (target instanceof Element && target.closest('button') === null) onRead?.();
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  );
}
