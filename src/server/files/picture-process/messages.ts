import { type ErrorCode } from '#contract/error-codes.ts';
import { type Facts, type RefusalReason } from '#i18n/pack.ts';
import { type PictureJobs } from './picture-jobs.ts';

/** The first message of the process. */
export const ready = 'ready';

export interface Question {
  readonly job: keyof PictureJobs;
  readonly input: unknown;
}

export type Answer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error'; readonly message: string }
  | {
      readonly kind: 'refusal';
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: unknown;
      readonly reason: RefusalReason | undefined;
      readonly facts: Facts | undefined;
    };
