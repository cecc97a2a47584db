import { type AccessClient, createAccessClient } from '#contract/access-client.ts';
import { type Boot } from '../content/boot.ts';
import { type EntryOptions } from '../../access/state/enter.ts';
import { type Visit } from './visit-context.tsx';

type Visitor = Pick<Visit, 'access' | 'book'>;

/** @param timeoutMs as in `FetchTextOptions`; by default that of a visitor who waits for an answer */
export function accessClientOf(
  { base }: Pick<Boot, 'base'>,
  { access, book }: Visitor,
  timeoutMs = 8000,
): AccessClient {
  return createAccessClient({
    base,
    timeoutMs,
    fetch: (url, init) => fetch(url, init),
    device: book.device.id,
    credential: access.credentials.credential,
  });
}

/** The calls that {@link EntryOptions} need for this visitor. */
export function entryOptionsOf(
  boot: Pick<Boot, 'base' | 'configuration'>,
  visitor: Visitor,
  timeoutMs?: number,
): EntryOptions {
  return {
    client: accessClientOf(boot, visitor, timeoutMs),
    credentials: visitor.access.credentials,
    now: Date.now,
    maxAge: boot.configuration.authMaxAge * 1000,
  };
}
