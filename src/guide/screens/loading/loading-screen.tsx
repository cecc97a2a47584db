import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type RequestErrorFacts } from '#contract/errors.ts';
import { Button } from '#ui/button.tsx';
import { arrival, isEntering, wantedPath } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Ornament } from '../../shell/page/ornament.tsx';
import { PlainPage } from '../../shell/page/plain-page.tsx';
import { useInterface, useLoaderState, useTranslate } from '../../state/content/interface-context.tsx';
import styles from './loading-screen.module.css';

/** Loads the tour definition, then goes to the wanted address (`?transitionTo=`). */
export function LoadingScreen(): ReactNode {
  const { t, loader } = useInterface();
  const state = useLoaderState();
  const { search, state: mark }: { readonly search: string; readonly state: unknown } = useLocation();
  useEffect(() => {
    if (loader.getState().status === 'waiting') loader.start();
  }, [loader]);
  // The start sends visitors without access to the door.
  if (state.status === 'ready' || state.status === 'locked')
    return <Navigate to={wantedPath(search)} replace state={isEntering(mark) ? undefined : arrival} />;
  return (
    <PlainPage>
      <title>{t('loading.title')}</title>
      {state.status === 'failed' ? (
        <Failure facts={state.facts} onRetry={loader.start} />
      ) : (
        <Waiting percent={state.percent} />
      )}
    </PlainPage>
  );
}

function Waiting({ percent }: { readonly percent: number }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <Ornament size={96} />
      <p role="status" className={styles.words}>
        {t('app.loading')}
      </p>
      <LoadingBar percent={percent} label={t('app.loading')} />
    </>
  );
}

/** The bar of section 9: accent coloured, 4 px, at the bottom. At 0 percent it shows that something is loading. */
function LoadingBar({ percent, label }: { readonly percent: number; readonly label: string }): ReactNode {
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
