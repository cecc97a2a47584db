import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { arrival, routes } from '../../routes.ts';

/** Browsers allow an address to change a hundred times in half a minute: it waits for a pause in the typing. */
const pause = 150;

export interface Query {
  readonly typed: string;
  readonly type: (text: string) => void;
}

/** What has been typed; the address keeps it, so that whoever comes back finds it again. */
export function useQuery(): Query {
  const [parameters] = useSearchParams();
  const kept = parameters.get('q') ?? '';
  const [typed, type] = useState(kept);
  const navigate = useNavigate();

  const keep = useCallback(async () => {
    // Who has just left may not have been taken off the screen yet, and must not be called back.
    const isLeft = !globalThis.location.pathname.endsWith(routes.numbers.pattern);
    if (typed === kept || isLeft) return;
    // As on an arrival, the heading must not take the focus from the field.
    await navigate(routes.numbers.href(typed), { replace: true, preventScrollReset: true, state: arrival });
  }, [typed, kept, navigate]);

  useEffect(() => {
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [keep]);

  return { typed, type };
}
