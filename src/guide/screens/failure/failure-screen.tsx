import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '../../shell/empty-note.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import styles from '../not-found/not-found-screen.module.css';

/** Stands in for a screen that failed: a sentence, and a way on. */
export function FailureScreen(): ReactNode {
  const t = useTranslate();
  const error = useRouteError();
  useEffect(() => console.error('A screen failed', error), [error]);
  return (
    <main className={styles.screen}>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <EmptyNote action={<Button onClick={() => globalThis.location.reload()}>{t('action.retry')}</Button>}>
        {t('error.text')}
      </EmptyNote>
    </main>
  );
}
