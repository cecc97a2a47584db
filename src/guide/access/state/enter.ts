import { type AccessClient, tokenStatus } from '#contract/access-client.ts';
import { RequestError } from '#contract/errors.ts';
import { normaliseToken } from '#contract/normalise-token.ts';
import { type Credentials } from './credentials.ts';

/** The outcome of a visitor's attempt to get access. */
export type Entry =
  | { readonly kind: 'in' }
  | {
      readonly kind:
        | 'unknown'
        | 'usedByOther'
        | 'expired'
        | 'unknownStatus'
        | 'wrong'
        /** No answer. */
        | 'offline'
        /** An unusable answer. */
        | 'trouble';
    }
  | { readonly kind: 'tooMany'; readonly seconds: number };

export interface EntryOptions {
  readonly client: Pick<AccessClient, 'tokenStatus' | 'registerToken' | 'logIn'>;
  readonly credentials: Credentials;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The longest time that access is stored, in milliseconds. */
  readonly maxAge: number;
}

/**
 * Gets access by a token (section 4): a free token is bound to this device, and the device's own token gets a new
 * session.
 *
 * @param onBound called if the token was free until now
 */
export function enterByToken(typed: string, options: EntryOptions, onBound?: () => void): Promise<Entry> {
  const token = normaliseToken(typed);
  return tryEntry(async () => {
    const status = await options.client.tokenStatus(token);
    if (status !== tokenStatus.unused && status !== tokenStatus.inUse) return entryOf(status);
    const entry = await register(token, options);
    if (entry.kind === 'in' && status === tokenStatus.unused) onBound?.();
    return entry;
  });
}

export function enterByPassword(password: string, { client, credentials, now, maxAge }: EntryOptions): Promise<Entry> {
  return tryEntry(async () => {
    const { Session, ValidUntil } = await client.logIn(password);
    credentials.keep(sessionOf(Session, ValidUntil, now(), maxAge));
    return { kind: 'in' };
  });
}

/**
 * Gets a new session for the token registered on this device, and returns whether that worked. Never fails. A token
 * that staff have freed meanwhile is another visitor's: registering it would take it back, so it is forgotten.
 */
export async function renewSession(options: EntryOptions): Promise<boolean> {
  const { credentials, client } = options;
  const token = credentials.token();
  if (token === undefined) return false;
  const { kind } = await tryEntry(async () => {
    const status = await client.tokenStatus(token);
    if (status === tokenStatus.inUse) return register(token, options);
    if (freed.includes(status)) credentials.forget();
    return entryOf(status);
  });
  return kind === 'in';
}

const freed: readonly Status[] = [tokenStatus.unused, tokenStatus.usedByOther, tokenStatus.unknown];

async function register(token: string, { client, credentials, now, maxAge }: EntryOptions): Promise<Entry> {
  const { Status, Session, Expires = '' } = await client.registerToken(token);
  if (Status !== tokenStatus.inUse || Session === undefined) return entryOf(Status);
  credentials.keep(sessionOf(Session, Expires, now(), maxAge), token);
  return { kind: 'in' };
}

type Status = Awaited<ReturnType<AccessClient['tokenStatus']>>;

function entryOf(status: Status): Entry {
  switch (status) {
    case tokenStatus.unknown:
      return { kind: 'unknown' };
    case tokenStatus.usedByOther:
      return { kind: 'usedByOther' };
    case tokenStatus.expired:
      return { kind: 'expired' };
    case tokenStatus.unknownStatus:
    case tokenStatus.unused:
    case tokenStatus.inUse:
    case tokenStatus.unset:
      return { kind: 'unknownStatus' };
  }
}

/** On a device whose clock is wrong, the end may already be in the past; then only the server ends the session. */
function sessionOf(session: string, end: string, since: number, maxAge: number) {
  const told = Date.parse(end);
  return { session, since, until: Math.min(since + maxAge, told > since ? told : Infinity) };
}

async function tryEntry(attempt: () => Promise<Entry>): Promise<Entry> {
  try {
    return await attempt();
  } catch (error) {
    console.warn('Access could not be requested', error);
    if (!(error instanceof RequestError)) return { kind: 'trouble' };
    const { failure, status, retryAfter = 60 } = error.facts;
    if (failure === 'network') return { kind: 'offline' };
    if (status === 401) return { kind: 'wrong' };
    return status === 429 ? { kind: 'tooMany', seconds: retryAfter } : { kind: 'trouble' };
  }
}
