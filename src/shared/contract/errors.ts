/** The facts in a message, such as the name of a file. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

/** The body of every error answer. */
export interface ErrorBody {
  readonly error: {
    /** For programs, in kebab case. */
    readonly code: string;
    /** For people, in English. */
    readonly message: string;
    /** The kind of message, in kebab case: clients word it in their own language with the facts. */
    readonly reason?: string;
    readonly facts?: RefusalFacts;
    readonly details?: unknown;
  };
}

export type RequestFailure =
  /** No answer: the network or the server is down, or too slow. */
  | 'network'
  /** An answer with an error status. */
  | 'status'
  /** An answer of the wrong shape. */
  | 'schema';

export interface RequestErrorFacts {
  readonly failure: RequestFailure;
  readonly url: string;
  /** The HTTP status of a `status` failure. */
  readonly status?: number;
  /** The error in the server's answer, if our server answered. */
  readonly answer?: ErrorBody['error'];
  /** Seconds to wait before trying again, as the server requests. */
  readonly retryAfter?: number;
}

/** Returns whether a call failed with this HTTP status. */
export function hasStatus(error: unknown, status: number): error is RequestError {
  return error instanceof RequestError && error.facts.status === status;
}

/** A failed call, as facts; the screen puts them into words. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly facts: RequestErrorFacts;

  constructor(facts: RequestErrorFacts, options?: ErrorOptions) {
    super(`${facts.failure}${facts.status === undefined ? '' : ` ${facts.status}`} at ${facts.url}`, options);
    this.facts = facts;
  }
}
