import { type ErrorCode } from '#contract/error-codes.ts';
import { type Facts, type RefusalReason } from '#i18n/pack.ts';

export interface RefusalOptions extends ErrorOptions {
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  /** Which sentence this is, and the facts in it: clients put both into words of another language. */
  readonly reason?: RefusalReason;
  readonly facts?: Facts;
}

/** The server refuses a request. The message, written for people, names the fault and the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfter: number | undefined;
  readonly reason: RefusalReason | undefined;
  readonly facts: Facts | undefined;

  constructor(code: ErrorCode, message: string, details?: unknown, options: RefusalOptions = {}) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.retryAfter = options.retryAfter;
    this.reason = options.reason;
    this.facts = options.facts;
  }
}

/** The configuration keeps the server from running. The message names the fault and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A backup of everything cannot be made or restored. The message tells administrators why, and the way out. */
export class WholeBackupError extends Error {
  override readonly name = 'WholeBackupError';
}
