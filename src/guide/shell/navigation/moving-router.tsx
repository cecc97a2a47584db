import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isArrival } from '../../routes.ts';

/** Returns whether the visitor has come here from another screen. */
export function hasMoved(): boolean {
  return 'moved' in document.documentElement.dataset;
}

/** The browser's history, or one that stays where it is. */
export type GuideHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

export interface MovingRouterProps {
  readonly history: GuideHistory;
  readonly basename: string;
  readonly children: ReactNode;
}

/**
 * Works as BrowserRouter, but animates going back and forward like any other step: React skips view transitions while
 * `popstate` is dispatched. Where the browser animates the screens itself, as with a swipe from the edge, ours do not
 * run.
 */
export function MovingRouter({ history, basename, children }: MovingRouterProps): ReactNode {
  const [place, setPlace] = useState(() => ({ action: history.action, location: history.location }));

  useLayoutEffect(() => {
    let browserMoves = false;
    const note = ({ hasUAVisualTransition }: PopStateEvent): void => {
      browserMoves = hasUAVisualTransition;
    };
    const goThere = (): void => setPlace({ action: history.action, location: history.location });
    addEventListener('popstate', note);
    const stop = history.listen(({ action, location }) => {
      document.documentElement.dataset['moved'] = '';
      const isPop = action === NavigationType.Pop;
      if (isPop ? browserMoves : isArrival(location.state)) goThere();
      else if (isPop) setTimeout(() => startTransition(goThere));
      else startTransition(goThere);
    });
    return () => {
      stop();
      removeEventListener('popstate', note);
    };
  }, [history]);

  return (
    <Router basename={basename} location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
