import { Gamepad2 } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './unplayable.module.css';

/** Stands in for a game that the station's content does not allow. */
export function Unplayable({ reason }: { readonly reason: string }): ReactNode {
  return (
    <p role="status" className={styles.note}>
      <Gamepad2 aria-hidden size={40} strokeWidth={1.25} />
      {reason}
    </p>
  );
}
