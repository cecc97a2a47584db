import { type AccessClient, createAccessClient } from '#contract/access-client.ts';
import { type Boot } from '../content/boot.ts';
import { type EntryOptions } from '../access/enter.ts';
import { type Visit } from './visit-context.tsx';

type Visitor = Pick<Visit, 'access' | 'book'>;

export function accessClientOf({ base }: Pick<Boot, 'base'>, { access, book }: Visitor): AccessClient {
  return createAccessClient({
    base,
    fetch: (url, init) => fetch(url, init),
    device: book.device.id,
    credential: access.credential,
  });
}

/** The calls that {@link EntryOptions} need for this visitor. */
export function entryOptionsOf(boot: Pick<Boot, 'base' | 'configuration'>, visitor: Visitor): EntryOptions {
  return {
    client: accessClientOf(boot, visitor),
    access: visitor.access,
    now: Date.now,
    maxAge: boot.configuration.authMaxAge * 1000,
  };
}
