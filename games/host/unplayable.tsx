import { Gamepad2 } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './unplayable.module.css';

/** Shown instead of a game that cannot be played with the station's content. */
export function Unplayable({ reason }: { readonly reason: string }): ReactNode {
  return (
    <p role="status" className={styles.note}>
      <Gamepad2 aria-hidden size={40} strokeWidth={1.25} />
      {reason}
    </p>
  );
}
