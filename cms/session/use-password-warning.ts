import { useEffect, useState } from 'react';
import { type PasswordWarning } from '#contract/staff-kinds.ts';
import { useConnection } from './session-context.tsx';

/** Milliseconds without a key before the request. */
const pause = 300;

/** Returns why a typed password is a bad choice, a moment after it was typed; undefined if no reason is known. */
export function usePasswordWarning(password: string): PasswordWarning | undefined {
  const { client } = useConnection();
  const [found, setFound] = useState<{ readonly password: string; readonly warning: PasswordWarning | undefined }>();
  useEffect(() => {
    if (password === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      client('checkPassword', { body: { Password: password }, signal: abort.signal }).then(
        ({ Warning }) => setFound({ password, warning: Warning }),
        // Without a server there is no warning; the change itself will tell.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, password]);
  // The last answer stays while the next one is on its way, so that the words do not blink.
  return password === '' ? undefined : found?.warning;
}
