import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { RoundButton } from '#ui/button.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly title: ReactNode;
  /** The small line above the title. */
  readonly kicker?: string | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What belongs to the dialog and has no place in it, such as announcements. */
  readonly beside?: ReactNode;
}

/** A dialog that rises from the lower edge on phones, and is in the middle of larger screens. */
export function Sheet({ title, kicker, closeLabel, onClose, children, beside }: SheetProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLeaving = useRef(false);
  // Closed while it is still in the document, so that the focus returns to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    element?.showModal();
    heading.current?.focus();
    return () => {
      isLeaving.current = true;
      element?.close();
    };
  }, []);
  return (
    // Escape does what a keyboard needs; a tap beside the dialog is a second way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog at the second Escape, whatever the page says.
      onClose={({ currentTarget }) => {
        if (!isLeaving.current && !currentTarget.open && currentTarget.isConnected) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <div>
            {kicker === undefined ? null : <p className={styles.kicker}>{kicker}</p>}
            <h2 ref={heading} id={id} tabIndex={-1}>
              {title}
            </h2>
          </div>
          <RoundButton label={closeLabel} onClick={onClose}>
            <X aria-hidden />
          </RoundButton>
        </header>
        {children}
      </div>
      {beside}
    </dialog>
  );
}
