import { withServerBase } from '#content/server-base.ts';
import { RequestError } from './errors.ts';
import { type Fetch, fetchText } from './fetch-text.ts';

export interface JsonCallsOptions {
  /** Ends with a slash. */
  readonly base: string;
  readonly fetch: Fetch;
  /** As in {@link FetchTextOptions}. */
  readonly timeoutMs?: number | undefined;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The CMS session, the visitor's session or the token (section 6); undefined where none is needed. */
  readonly credential?: string | undefined;
  /** Sent as JSON; makes the call a POST. */
  readonly body?: unknown;
  /** The request continues when the visitor leaves the page. */
  readonly keepalive?: boolean;
}

/** Makes calls relative to a base, with a JSON content type (section 7). */
export interface JsonCalls {
  readonly text: (path: string, options?: CallOptions) => Promise<string>;
  readonly json: (path: string, options?: CallOptions) => Promise<unknown>;
  /** Returns the error for an answer of the wrong shape. */
  readonly schemaError: (path: string, options?: ErrorOptions) => RequestError;
}

export function createJsonCalls({ base, fetch, timeoutMs }: JsonCallsOptions): JsonCalls {
  const calls: JsonCalls = {
    text: (path, { headers, credential, body, keepalive } = {}) =>
      fetchText(withServerBase(path, base), {
        fetch,
        timeoutMs,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { post: { body: JSON.stringify(body), keepalive: keepalive === true } }),
      }),
    json: async (path, options) => {
      const text = await calls.text(path, options);
      try {
        return JSON.parse(text);
      } catch (error) {
        throw calls.schemaError(path, { cause: error });
      }
    },
    schemaError: (path, options) => new RequestError({ failure: 'schema', url: withServerBase(path, base) }, options),
  };
  return calls;
}
