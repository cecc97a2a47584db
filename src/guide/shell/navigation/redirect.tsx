import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { arrival, isArrival } from '../../routes.ts';

/** Redirects in the content may form a loop; after this many in a row the guide stops following them. */
const mostHops = 8;

/** Redirects to another address of the guide; shows the fallback when redirects form a loop. */
export function Redirect({ to, fallback }: { readonly to: string; readonly fallback: ReactNode }): ReactNode {
  const { key, state }: { readonly key: string; readonly state: unknown } = useLocation();
  const hops =
    typeof state === 'object' && state !== null && 'hops' in state && typeof state.hops === 'number' ? state.hops : 0;
  return hops >= mostHops ? (
    fallback
  ) : (
    <Navigate to={to} replace state={{ ...(key === 'default' || isArrival(state) ? arrival : {}), hops: hops + 1 }} />
  );
}
