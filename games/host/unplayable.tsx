import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

export interface UnplayableProps {
  readonly reason: string;
  /** A way on. */
  readonly children?: ReactNode;
}

/** Shown instead of something that cannot be played with the present content. */
export function Unplayable({ reason, children }: UnplayableProps): ReactNode {
  return (
    <div role="status" className={styles.note}>
      <Gamepad2 aria-hidden size={40} strokeWidth={1.25} />
      <p>{reason}</p>
      {children}
    </div>
  );
}
