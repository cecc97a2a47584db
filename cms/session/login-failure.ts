import { FirstTask } from '#contract/staff-kinds.ts';
import { hasStatus, RequestError } from '#contract/errors.ts';

/** A login asks for name and password, and then for the code of a second factor if there is one. */
export type LoginStep = 'password' | 'code';

/** Why a login has not succeeded. */
export type LoginFailure =
  | { readonly kind: 'wrong-credentials' }
  /** Name and password are right. */
  | { readonly kind: 'code-missing' }
  | { readonly kind: 'code-wrong' }
  | { readonly kind: 'too-many'; readonly seconds: number; readonly step: LoginStep }
  | { readonly kind: 'failed'; readonly step: LoginStep };

export function loginFailure(error: unknown, step: LoginStep): LoginFailure {
  const reason = refusalReason(error);
  if (reason === 'code-missing' || reason === 'code-wrong') return { kind: reason };
  if (hasStatus(error, 401) || hasStatus(error, 400)) return { kind: 'wrong-credentials' };
  if (error instanceof RequestError && error.facts.status === 429) {
    return { kind: 'too-many', seconds: error.facts.retryAfter ?? 60, step };
  }
  console.warn('Logging in failed', error);
  return { kind: 'failed', step };
}

/** Returns what the server wants done before it answers a call; undefined if that is not why the call failed. */
export function firstTaskIn(error: unknown): FirstTask | undefined {
  const reason = refusalReason(error);
  if (reason === 'password-change-first') return FirstTask.password;
  return reason === 'factor-first' ? FirstTask.factor : undefined;
}

/** Returns whether a call failed because the server does not know the session, rather than a typed password. */
export function hasNoSession(error: unknown): boolean {
  return hasStatus(error, 401) && error instanceof RequestError && error.facts.answer?.code !== 'wrong-credentials';
}

/** Returns which sentence the server's refusal is. */
export function refusalReason(error: unknown): string | undefined {
  return error instanceof RequestError ? error.facts.answer?.reason : undefined;
}
