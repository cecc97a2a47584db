import { type ReactNode } from 'react';
import styles from './empty-note.module.css';

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
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M32 6 58 32 32 58 6 32Z" />
        <path d="M32 18 46 32 32 46 18 32Z" />
        <circle cx="32" cy="32" r="3" fill="currentColor" stroke="none" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
