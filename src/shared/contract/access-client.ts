import { isObject } from '#content/schema/containers.ts';
import type { AnswerOf, BodyOf } from './call.ts';
import type { accessCalls, TokenStatus } from './calls/access-calls.ts';
import type { visitCalls } from './calls/visit-calls.ts';
import { createJsonCalls, type JsonCallsOptions } from './json-calls.ts';
import { calls } from './paths.ts';

export type Registration = AnswerOf<typeof accessCalls.registerToken>;
export type LogIn = AnswerOf<typeof accessCalls.visitorLogIn>;
export type Visits = BodyOf<typeof visitCalls.recordVisits>;

/**
 * A copy of {@link TokenStatus} for the guide: importing the original would send the schemas of all calls, and the
 * schema library, to visitors' phones.
 */
export const tokenStatus = {
  unknown: 0,
  unused: 1,
  usedByOther: 2,
  inUse: 3,
  expired: 4,
  unknownStatus: 5,
  unset: 6,
} as const satisfies typeof TokenStatus;

/** The calls for visitors' access and for reporting visits. Each call rejects with a {@link RequestError}. */
export interface AccessClient {
  /** @param language BCP 47, of the visitor */
  readonly title: (language: string) => Promise<string>;
  readonly tokenStatus: (token: string) => Promise<Registration['Status']>;
  readonly registerToken: (token: string) => Promise<Registration>;
  readonly logIn: (password: string) => Promise<LogIn>;
  /** Whether this device may see the content. */
  readonly hasAccess: () => Promise<boolean>;
  /** @param isLast the visitor is leaving the page; the request continues */
  readonly recordVisits: (visits: Visits, isLast: boolean) => Promise<void>;
}

export interface AccessClientOptions extends JsonCallsOptions {
  readonly device: string;
  readonly credential: () => string | undefined;
}

export function createAccessClient({ device, credential, ...options }: AccessClientOptions): AccessClient {
  const { json, schemaError } = createJsonCalls(options);
  const headers = { 'x-guide-device': device };
  return {
    async title(language) {
      const answer = await json(calls.title, { headers: { 'accept-language': language } });
      if (typeof answer !== 'string') throw schemaError(calls.title);
      return answer;
    },
    async tokenStatus(token) {
      return asStatus(await json(pathOf(calls.tokenStatus, token), { headers }), calls.tokenStatus);
    },
    async registerToken(token) {
      const answer = await json(pathOf(calls.registerToken, token), { headers });
      if (!isObject(answer)) throw schemaError(calls.registerToken);
      const { Session, Expires } = answer;
      return {
        Status: asStatus(answer['Status'], calls.registerToken),
        ...(typeof Session === 'string' ? { Session } : {}),
        ...(typeof Expires === 'string' ? { Expires } : {}),
      };
    },
    async logIn(password) {
      // Headers allow ASCII only.
      const answer = await json(calls.visitorLogin, {
        headers: { ...headers, 'x-guide-password': encodeURIComponent(password) },
      });
      if (!isObject(answer)) throw schemaError(calls.visitorLogin);
      const { Session, ValidUntil } = answer;
      if (typeof Session !== 'string' || typeof ValidUntil !== 'string') throw schemaError(calls.visitorLogin);
      return { Session, ValidUntil };
    },
    async hasAccess() {
      const answer = await json(calls.hasAccess, { headers, credential: credential() });
      if (typeof answer !== 'boolean') throw schemaError(calls.hasAccess);
      return answer;
    },
    async recordVisits(visits, isLast) {
      // A captive portal accepts everything, and keeps nothing.
      await json(calls.visits, { headers, credential: credential(), body: visits, keepalive: isLast });
    },
  };

  function asStatus(given: unknown, path: string): Registration['Status'] {
    const status = Object.values(tokenStatus).find((known) => known === given);
    if (status === undefined || status === tokenStatus.unset) throw schemaError(path);
    return status;
  }
}

function pathOf(call: string, token: string): string {
  return `${call}/${encodeURIComponent(token)}`;
}
