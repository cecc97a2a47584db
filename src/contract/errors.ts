/** The body of every error answer. */
export interface ErrorBody {
  readonly error: {
    /** In kebab case, for programs. */
    readonly code: string;
    /** For people. */
    readonly message: string;
    readonly details?: unknown;
  };
}

export type RequestFailure =
  /** No answer: no network, no server, or too slow. */
  | 'network'
  /** An answer that is not OK. */
  | 'status'
  /** An answer of the wrong shape. */
  | 'schema';

export interface RequestErrorFacts {
  readonly failure: RequestFailure;
  readonly url: string;
  /** The HTTP status of a `status` failure. */
  readonly status?: number;
  /** What the server says of it, where it is one of ours. */
  readonly answer?: ErrorBody['error'];
  /** Seconds that the server asks to wait before the call is tried again. */
  readonly retryAfter?: number;
}

/** Whether a call was answered with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof RequestError && error.facts.status === status;
}

/** A call that failed, as facts; the screen puts it into words. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly facts: RequestErrorFacts;

  constructor(facts: RequestErrorFacts, options?: ErrorOptions) {
    super(`${facts.failure}${facts.status === undefined ? '' : ` ${facts.status}`} at ${facts.url}`, options);
    this.facts = facts;
  }
}
