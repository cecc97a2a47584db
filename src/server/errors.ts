import { type ErrorCode } from '#contract/error-codes.ts';

interface RefusalOptions extends ErrorOptions {
  /** Seconds until it is worth another try. */
  readonly retryAfter?: number;
}

/** Something that is not done, said to people: the sentence names what is wrong and the way out. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details?: unknown, options: RefusalOptions = {}) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.retryAfter = options.retryAfter;
  }
}

/** The server cannot run as it is set up. The message says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
