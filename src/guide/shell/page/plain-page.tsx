import { type ReactNode } from 'react';
import styles from './plain-page.module.css';

/** The class of the second way on, below a screen's one big button. */
export const quietClass = styles.quiet;

/** The frame of a screen that has but a sentence to say, in the middle. */
export function PlainPage({ children }: { readonly children: ReactNode }): ReactNode {
  return <main className="plain-page">{children}</main>;
}
