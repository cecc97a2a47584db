import { type ReactNode } from 'react';
import styles from './plain-page.module.css';

/** The class of the second link, below a screen's one big button. */
export const quietClass = styles.quiet;

/** The frame of a screen with a single sentence, in the middle. */
export function PlainPage({ children }: { readonly children: ReactNode }): ReactNode {
  return <main className="plain-page">{children}</main>;
}
