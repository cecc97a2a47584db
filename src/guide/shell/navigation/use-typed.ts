import { useCallback, useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { noteInAddress } from '../../adapters/address.ts';

/** Milliseconds without typing before the address changes: browsers allow a hundred changes in half a minute. */
const pause = 150;

export interface Typed {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Writes it immediately, because the visitor is about to leave the field. */
  readonly keep: () => void;
}

/** The text in a screen's field. The address stores it, so that it is restored when the visitor returns. */
export function useTyped(parameter: string): Typed {
  const { pathname, search } = useLocation();
  const here = useHref(pathname);
  const [typed, type] = useState(() => new URLSearchParams(search).get(parameter) ?? '');

  const keep = useCallback(() => {
    // The visitor may have left already while this screen is still mounted.
    if (globalThis.location.pathname === here) noteInAddress(parameter, typed);
  }, [parameter, typed, here]);

  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [keep]);

  return { typed, type, keep };
}
