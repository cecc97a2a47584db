import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#ui/button.tsx';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/empty-note.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import styles from './failure-screen.module.css';

/** Stands in for a screen that failed: a sentence, and a way on. */
export function FailureScreen({ error }: { readonly error: unknown }): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  useEffect(() => console.error('A screen failed', error), [error]);
  return (
    <main className={styles.screen}>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <EmptyNote
        action={
          // In place: a reload without a network would lose what is loaded.
          <p className={styles.ways}>
            <Link className={buttonClass} to={`${pathname}${search}`} replace>
              {t('action.retry')}
            </Link>
            <Link className={styles.quiet} to={routes.root.href()}>
              {t('action.home')}
            </Link>
          </p>
        }
      >
        {t('error.text')}
      </EmptyNote>
    </main>
  );
}
