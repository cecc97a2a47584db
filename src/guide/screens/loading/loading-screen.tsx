import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type RequestErrorFacts } from '#contract/errors.ts';
import { Button } from '#ui/button.tsx';
import { arrival, wantedPath } from '../../routes.ts';
import { EmptyNote } from '../../shell/empty-note.tsx';
import { useInterface, useLoaderState, useTranslate } from '../../state/interface-context.tsx';
import styles from './loading-screen.module.css';

/** Loads the tour definition, then goes where the visitor wanted to go (`?transitionTo=`). */
export function LoadingScreen(): ReactNode {
  const { t, loader } = useInterface();
  const state = useLoaderState();
  const { search } = useLocation();
  useEffect(() => {
    if (loader.get().status === 'waiting') loader.start();
  }, [loader]);
  if (state.status === 'ready') return <Navigate to={wantedPath(search)} replace state={arrival} />;
  return (
    <main className="arrival">
      <title>{t('loading.title')}</title>
      {state.status === 'failed' ? (
        <Failure facts={state.facts} onRetry={loader.start} />
      ) : (
        <Waiting percent={state.percent} />
      )}
    </main>
  );
}

function Waiting({ percent }: { readonly percent: number }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <Mark />
      <p role="status">{t('app.loading')}</p>
      <LoadingBar percent={percent} label={t('app.loading')} />
    </>
  );
}

/** As index.html has it, so that nothing moves when the guide takes over from it. */
function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" width="96" height="96" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden>
      <path d="M32 4 60 32 32 60 4 32Z" />
      <path d="M32 18 46 32 32 46 18 32Z" />
      <circle cx="32" cy="32" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The bar of section 9: accent coloured, 4 px, at the bottom. At 0 percent it shows that something is on its way. */
export function LoadingBar({ percent, label }: { readonly percent: number; readonly label: string }): ReactNode {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-waiting={percent === 0 ? '' : undefined}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  );
}

function Failure({ facts, onRetry }: { readonly facts: RequestErrorFacts; readonly onRetry: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <div role="alert">
      <EmptyNote action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
        {t(`loading.failed.${facts.failure}`, { status: facts.status ?? '' })}
      </EmptyNote>
    </div>
  );
}
