import type { ComponentProps, ReactNode } from 'react';
import styles from './quiet-button.module.css';

/** An underlined button, beside the big one of a screen. */
export function QuietButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={styles.quiet} />;
}
