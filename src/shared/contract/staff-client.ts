import { isObject } from '#content/schema/containers.ts';
import { withServerBase } from '#content/server-base.ts';
import * as z from 'zod/mini';
import { type AllCalls, allCalls, type CallName } from './all-calls.ts';
import { type AnswerOf, type BodyOf, type Call, type ParamsOf, type QueryOf } from './call.ts';
import { type ErrorBody, type RefusalFacts, RequestError } from './errors.ts';
import { waitOf } from './fetch-text.ts';
import { jsonSlices } from './sliced-json.ts';
import { inPageTurns } from './take-turns.ts';

/** The inputs of a call, as its contract defines them. */
export type Given<C extends Call> = Present<{
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: C['body'] extends 'text' ? string : C['body'] extends 'upload' ? FormData : BodyOf<C>;
}>;

type Present<Parts> = { readonly [Key in keyof Parts as undefined extends Parts[Key] ? never : Key]: Parts[Key] } & {
  readonly signal?: AbortSignal;
};

/**
 * Makes any call of the contract, typed by its entry.
 *
 * @throws RequestError, with the server's message if our server answered; the signal's reason when it was aborted
 */
export interface StaffClient {
  <Name extends CallName>(name: Name, given: Given<AllCalls[Name]>): Promise<AnswerOf<AllCalls[Name]>>;
  /** Returns the address of a call that the browser makes itself, such as a download. */
  readonly address: <Name extends CallName>(name: Name, given: Given<AllCalls[Name]>) => string;
}

export interface StaffClientOptions {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  /** Returns the current session of the logged-in user. */
  readonly session: () => string | undefined;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export function createStaffClient({ base, fetch, session }: StaffClientOptions): StaffClient {
  const call = async (name: CallName, given: Parts): Promise<unknown> => {
    const { method, answer } = allCalls[name] as Call;
    const url = addressOf(name, given);
    const body = isLong(given.body) ? await slicedBody(given.body) : bodyOf(given.body);
    const response = await fetch(url, {
      method,
      headers: headersOf(given.body),
      ...(body === undefined ? {} : { body }),
      ...(given.signal === undefined ? {} : { signal: given.signal }),
    }).catch((error: unknown) => {
      given.signal?.throwIfAborted();
      throw new RequestError({ failure: 'network', url }, { cause: error });
    });
    const text = await wholeText(response).catch((error: unknown) => {
      throw new RequestError({ failure: 'network', url }, { cause: error });
    });
    if (!response.ok) {
      const errorBody = { ...errorBodyIn(text), ...waitOf(response) };
      throw new RequestError({ failure: 'status', url, status: response.status, ...errorBody });
    }
    if (typeof answer === 'string') return text;
    const read = z.safeParse(answer, parseJson(text));
    if (!read.success) throw new RequestError({ failure: 'schema', url }, { cause: read.error });
    return read.data;
  };
  return Object.assign(call, { address: addressOf }) as StaffClient;

  function headersOf(body: unknown): Record<string, string> {
    const own = session();
    return {
      accept: 'application/json',
      ...(own === undefined ? {} : { authorization: `Bearer ${own}` }),
      ...(body === undefined || body instanceof FormData
        ? {}
        : { 'content-type': typeof body === 'string' ? 'application/yaml' : 'application/json' }),
    };
  }

  function addressOf(name: CallName, { params = {}, query = {} }: Parts): string {
    const path = allCalls[name].path
      .replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(textOf(params[parameter])))
      .replace('*', () => textOf(params['*']).split('/').map(encodeURIComponent).join('/'));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, textOf(value)] as [string, string]],
      ),
    ).toString();
    return withServerBase(path, base) + (search === '' ? '' : `?${search}`);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof FormData) return body;
  return JSON.stringify(body);
}

/** Elements of a list beyond which it is written in parts, so that the page answers meanwhile. */
const longest = 500;

function isLong(body: unknown): body is readonly unknown[] {
  return Array.isArray(body) && body.length > longest;
}

async function slicedBody(body: readonly unknown[]): Promise<Blob> {
  // Each part becomes bytes separately; joining them copies nothing.
  return new Blob((await inPageTurns(jsonSlices(body))).map((part) => new Blob([part])));
}

/** Reads the server's refusal from the body of an answer. */
export function errorBodyIn(text: string): { readonly answer?: ErrorBody['error'] } {
  const body = parseJson(text);
  const error = isObject(body) ? body['error'] : undefined;
  if (!isObject(error) || typeof error['code'] !== 'string' || typeof error['message'] !== 'string') return {};
  const { code, message, reason, facts, details } = error;
  return {
    answer: {
      code,
      message,
      ...(typeof reason === 'string' ? { reason } : {}),
      ...(isObject(facts) ? { facts: plainFacts(facts) } : {}),
      details,
    },
  };
}

function plainFacts(facts: Readonly<Record<string, unknown>>): RefusalFacts {
  const isPlain = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  return Object.fromEntries(Object.entries(facts).filter(isPlain));
}

/** Reads an answer. Chromium hands 15 MB to a page in 0.5 s as a blob, and in 1.1 s as a text. */
async function wholeText(response: Response): Promise<string> {
  const whole = await response.blob();
  return whole.text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
