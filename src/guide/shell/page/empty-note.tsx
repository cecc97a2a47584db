import { type ReactNode } from 'react';
import styles from './empty-note.module.css';
import { Ornament } from './ornament.tsx';

/** A sentence and one link, shown where there is nothing else to show. */
export function EmptyNote({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.note}>
      <Ornament size={56} />
      <p>{children}</p>
      {action}
    </div>
  );
}
