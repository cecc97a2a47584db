import { useCallback, useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { noteInAddress } from '../../adapters/address.ts';

/** Browsers allow an address to change a hundred times in half a minute: it waits for a pause in the typing. */
const pause = 150;

export interface Typed {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Notes it at once: the visitor is about to leave the field. */
  readonly keep: () => void;
}

/** What is typed into a screen's field; the address keeps it, so that whoever comes back finds it again. */
export function useTyped(parameter: string): Typed {
  const { pathname, search } = useLocation();
  const here = useHref(pathname);
  const [typed, type] = useState(() => new URLSearchParams(search).get(parameter) ?? '');

  const keep = useCallback(() => {
    // Who has just left may not have been taken off the screen yet.
    if (globalThis.location.pathname === here) noteInAddress(parameter, typed);
  }, [parameter, typed, here]);

  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [keep]);

  return { typed, type, keep };
}
