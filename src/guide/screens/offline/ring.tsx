import { type ReactNode } from 'react';
import styles from '../../shell/lists/offer.module.css';

const radius = 7;
const around = 2 * Math.PI * radius;

/** A share of a whole, as small as an icon. */
export function Ring({ share }: { readonly share: number }): ReactNode {
  return (
    <svg aria-hidden width={18} height={18} viewBox="0 0 18 18" className={styles.ring}>
      <circle cx={9} cy={9} r={radius} />
      <circle cx={9} cy={9} r={radius} strokeDasharray={`${share * around} ${around}`} />
    </svg>
  );
}
