import { isObject } from '#content/schema/containers.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';

/** A visitor's session, by a token or a password. */
export interface VisitorSession {
  readonly session: string;
  /** Milliseconds since 1970, by the device's clock. */
  readonly since: number;
  readonly until: number;
}

/** The credentials of this device for the content (section 6), stored on it (section 3.6). */
export interface Credentials {
  /** The CMS session if there is one, otherwise the visitor's session, otherwise the token. */
  readonly credential: () => string | undefined;
  /** The CMS session. */
  readonly staff: () => string | undefined;
  /** Undefined also after it has expired. */
  readonly session: () => VisitorSession | undefined;
  /** The token that was registered here. */
  readonly token: () => string | undefined;
  /** @param token the token that gave the session; omitted for a password */
  readonly keep: (session: VisitorSession, token?: string) => void;
  /** Forgets the visitor's session and token. */
  readonly forget: () => void;
  readonly forgetSession: () => void;
  readonly forgetStaff: () => void;
}

/** @param now milliseconds since 1970 */
export function createCredentials(storage: Storage, now: () => number): Credentials {
  // Read each time: the guide may be open in another tab, too.
  const credentials: Credentials = {
    credential: () => credentials.staff() ?? credentials.session()?.session ?? credentials.token(),
    staff: () => sendable(storage.read(storageKeys.session)),
    session: () => {
      const stored = readJson(storage, storageKeys.visitorSession);
      if (!isObject(stored)) return undefined;
      const { session, since, until } = stored;
      const isSound = typeof session === 'string' && typeof since === 'number' && typeof until === 'number';
      return isSound && sendable(session) !== undefined && now() < until ? { session, since, until } : undefined;
    },
    token: () => sendable(storage.read(storageKeys.token)),
    keep: (session, token = '') => {
      storage.write(storageKeys.visitorSession, JSON.stringify(session));
      storage.write(storageKeys.token, token);
    },
    forget: () => {
      for (const key of [storageKeys.visitorSession, storageKeys.token]) storage.write(key, '');
    },
    forgetSession: () => storage.write(storageKeys.visitorSession, ''),
    forgetStaff: () => storage.write(storageKeys.session, ''),
  };
  return credentials;
}

/** Browsers refuse to send a header that contains anything but ASCII. */
function sendable(text: string | undefined): string | undefined {
  return text !== undefined && /^[!-~]+$/.test(text) ? text : undefined;
}
