import { ArrowUpRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './info-screen.module.css';

/** A link that opens another site in a new tab, so that the tour stays open. */
export function OutsideLink({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  return (
    <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <ArrowUpRight aria-hidden size={18} />
      <span className="visually-hidden">{t('info.newTab')}</span>
    </a>
  );
}
