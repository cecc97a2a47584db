import type { ReactNode } from 'react';
import { join } from './button.tsx';
import styles from './face-select.module.css';

export interface FaceSelectProps {
  readonly label: string;
  /** Shown while it is closed; the options have the full names. */
  readonly face: ReactNode;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A select with a separate short face. The real control is invisible on top of it, as large as a fingertip. */
export function FaceSelect({ label, face, value, onChoose, children, className }: FaceSelectProps): ReactNode {
  return (
    <span className={join(styles.select, className)}>
      <span aria-hidden className={styles.face}>
        {face}
      </span>
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </span>
  );
}
