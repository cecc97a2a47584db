import { type ErrorCode } from '#contract/error-codes.ts';

interface RefusalOptions extends ErrorOptions {
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
}

/** The server refuses a request. The message, written for people, names the fault and the remedy. */
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

/** The configuration keeps the server from running. The message names the fault and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
