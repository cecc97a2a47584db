import { useEffect, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type SessionState } from './session-store.ts';

/** Seconds from which a wait is given in minutes. */
const longWait = 90;

/** Says why a login was not taken; undefined if nothing went wrong. */
export function useTrouble(state: SessionState): string | undefined {
  const { t } = useTexts();
  const isOver = useIsOver(state);
  switch (state.kind) {
    case 'wrong-credentials':
      return t('login.wrong');
    case 'code-wrong':
      return t('login.codeWrong');
    case 'too-many':
      return isOver ? t('login.tryNow') : waitText(state.seconds);
    case 'failed':
      return t('login.network');
    case 'none':
    case 'ended':
    case 'submitted':
    case 'authenticated':
    case 'unready':
    case 'code-missing':
      return undefined;
  }

  function waitText(seconds: number): string {
    return seconds < longWait
      ? t('login.tooMany', { count: seconds })
      : t('login.tooManyMinutes', { count: Math.ceil(seconds / 60) });
  }
}

/** Returns whether the time that the server wants to pass between attempts has passed. */
function useIsOver(state: SessionState): boolean {
  const [over, setOver] = useState<SessionState>();
  useEffect(() => {
    if (state.kind !== 'too-many') return undefined;
    const timer = setTimeout(() => setOver(state), state.seconds * 1000);
    return () => clearTimeout(timer);
  }, [state]);
  return over === state;
}
