import { type ReactNode } from 'react';
import styles from './empty-note.module.css';
import { Mark } from './mark.tsx';

/** A sentence where there is nothing to show, with one way on. */
export function EmptyNote({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.note}>
      <Mark size={56} />
      <p>{children}</p>
      {action}
    </div>
  );
}
