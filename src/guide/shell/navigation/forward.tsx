import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { arrival, isArrival } from '../../routes.ts';

/** Redirects of the content may lead in a circle; after so many in a row the visitor is no longer sent on. */
const mostHops = 8;

/** Leads on to another address of the guide; shows the fallback when redirects lead in a circle. */
export function Forward({ to, fallback }: { readonly to: string; readonly fallback: ReactNode }): ReactNode {
  const { key, state }: { readonly key: string; readonly state: unknown } = useLocation();
  const hops =
    typeof state === 'object' && state !== null && 'hops' in state && typeof state.hops === 'number' ? state.hops : 0;
  return hops >= mostHops ? (
    fallback
  ) : (
    <Navigate to={to} replace state={{ ...(key === 'default' || isArrival(state) ? arrival : {}), hops: hops + 1 }} />
  );
}
