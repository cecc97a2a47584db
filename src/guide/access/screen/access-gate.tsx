import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { DataSource, LoginType } from '#content/constants.ts';
import { onwardPath, routes } from '../../routes.ts';
import { useLoaderState } from '../../state/content/interface-context.tsx';
import { lateTexts } from '../../shell/late/late-texts.tsx';

const { Texts: AccessTexts } = lateTexts('access');

export interface AccessGateProps {
  /** The login types that the screen is for. */
  readonly types: readonly LoginType[];
  readonly children: ReactNode;
}

/** Redirects visitors at the wrong login screen, and visitors with access unless the address contains another token. */
export function AccessGate({ types, children }: AccessGateProps): ReactNode {
  const loader = useLoaderState();
  const { pathname, search } = useLocation();
  switch (loader.status) {
    case 'waiting':
    case 'loading':
    case 'failed':
      return <Navigate to={routes.loading.href(pathname + search)} replace />;
    case 'locked': {
      const isRight = types.includes(loader.boot.loginType);
      return isRight ? withAccessTexts(children) : <Navigate to={routes.root.href() + search} replace />;
    }
    case 'ready': {
      const { configuration, loginType } = loader.content;
      if (configuration.source === DataSource.static) return <Navigate to={routes.notFound.href()} replace />;
      const bringsToken = loginType === LoginType.token && new URLSearchParams(search).has('token');
      return bringsToken && types.includes(loginType) ? (
        withAccessTexts(children)
      ) : (
        <Navigate to={onwardPath(search, configuration.staticRedirects)} replace />
      );
    }
  }
}

function withAccessTexts(screen: ReactNode): ReactNode {
  return <AccessTexts standIn={null}>{screen}</AccessTexts>;
}
