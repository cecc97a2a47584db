import { type ReactNode } from 'react';
import { join } from '#ui/button.tsx';
import styles from './station-number.module.css';

export interface StationNumberProps {
  /** As displayed; empty if there is none. */
  readonly number: string;
  readonly className?: string | undefined;
}

/** The number shown beside the exhibit. */
export function StationNumber({ number, className }: StationNumberProps): ReactNode {
  return number === '' ? null : <span className={join(styles.number, className)}>{number}</span>;
}
