import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadAgain } from '../../adapters/load-again.ts';
import { useTranslate } from '../../state/interface-context.tsx';
import { LoadingBar } from '../loading/loading-screen.tsx';

/** Machines, players and the sanitiser come with the first station. */
const load = () => import('./detail-screen.tsx');

/** Fetches the stations' part while nothing else is to do, so that a network lost later does no harm. */
export function loadDetailAhead(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  whenIdle(() => void load().then(keep, () => undefined));
}

let loaded: ComponentType | undefined;

function keep({ DetailScreen }: { readonly DetailScreen: ComponentType }): void {
  loaded = DetailScreen;
}

/**
 * The station's screen, once its part of the guide has come. A failure goes to the error boundary; whoever comes here
 * again tries again, which neither the router's own lazy routes nor React's do.
 */
export function LateDetailScreen(): ReactNode {
  const t = useTranslate();
  const [Screen, setScreen] = useState(() => loaded);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();

  useEffect(() => {
    if (Screen !== undefined) return undefined;
    let isHere = true;
    loadAgain(load).then(
      (module) => {
        keep(module);
        if (isHere) setScreen(() => module.DetailScreen);
      },
      (error: unknown) => {
        if (isHere) setFailure({ error });
      },
    );
    return () => {
      isHere = false;
    };
  }, [Screen]);

  if (failure !== undefined) throw failure.error;
  return Screen === undefined ? <LoadingBar percent={0} label={t('app.loading')} /> : <Screen />;
}
