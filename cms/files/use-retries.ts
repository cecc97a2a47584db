import { useEffect, useState } from 'react';
import { useConnection } from '../session/session-context.tsx';

/** The loading state of a picture or recording in an element. */
export interface Retries {
  readonly hasFailed: boolean;
  /** The number of the attempt, used as a key: an element with a new key requests the file again. */
  readonly attempt: number;
  readonly onError: () => void;
}

/** The file exists but cannot be shown. */
const most = 3;
/** Milliseconds between two attempts while the server is unreachable. */
const pause = 3000;

/** Loads a file again once the server can be reached. Only missing or broken files fail permanently. */
export function useRetries(address: string): Retries {
  const { base } = useConnection();
  const [{ of, attempt, hasFailed }, set] = useState({ of: address, attempt: 0, hasFailed: false });
  if (of !== address) set({ of: address, attempt: 0, hasFailed: false });
  useEffect(() => {
    if (!hasFailed || attempt >= most) return undefined;
    const leaving = new AbortController();
    void canBeHad(address, base, leaving.signal).then((isThere) => {
      if (isThere && !leaving.signal.aborted) set({ of: address, attempt: attempt + 1, hasFailed: false });
    });
    return () => leaving.abort();
  }, [address, base, attempt, hasFailed]);
  return { hasFailed, attempt, onError: () => set({ of: address, attempt, hasFailed: true }) };
}

/** Asks until there is an answer. Files on other hosts cannot be checked. */
async function canBeHad(address: string, base: string, signal: AbortSignal): Promise<boolean> {
  if (originOf(address) !== originOf(base)) return false;
  while (!signal.aborted) {
    const status = await fetch(address, { method: 'HEAD', signal }).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status !== undefined && status < 500) return status < 400;
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
  return false;
}

function originOf(address: string): string {
  return new URL(address, document.baseURI).origin;
}
