import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '#content/schema/containers.ts';
import { useFilling } from './filled.ts';
import { useRemembered } from '../session/use-remembered.ts';

/** A part of a form that may fill the window. */
export type WholePart = 'hotspots' | 'board' | 'map' | 'timeline';

/** The state of a link that opens such a part. */
export interface WholeLink {
  readonly whole: WholePart;
  /** Set where the link says so, which then counts for more than how the last editor was left. */
  readonly isMeant?: true;
}

/** Whether an editor fills the window. */
export interface Wide {
  readonly isWide: boolean;
  readonly setWide: (isWide: boolean) => void;
}

/** From here on, a window has room for more than the form. */
const roomy = '(width >= 48em)';

/**
 * Lets an editor fill the window. It does so at once if a link has asked for it, unless staff left the last one for the
 * form.
 *
 * @param isReady whether there is anything to work on yet
 */
export function useWide(part: WholePart, isReady: boolean): Wide {
  const { state, key }: { readonly state: unknown; readonly key: string } = useLocation();
  const isRoomy = useMediaQuery(roomy, true, { getInitialValueInEffect: false });
  const [isFormPreferred, preferForm] = useRemembered('cmsFormFirst');
  const [isWide, show] = useState(false);
  const [led, setLed] = useState<string>();
  // A link is obeyed once, when it is followed: later choices must not hide the form.
  if (led !== key) {
    setLed(key);
    const isAsked = isObject(state) && state['whole'] === part && (!isFormPreferred || state['isMeant'] === true);
    if (isAsked && isReady && isRoomy) show(true);
  }
  useFilling(isWide);
  const setWide = (next: boolean): void => {
    show(next);
    preferForm(!next);
  };
  return { isWide, setWide };
}
