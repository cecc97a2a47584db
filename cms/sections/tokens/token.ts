import { type AnswerOf } from '#contract/call.ts';
import { type tokenCalls } from '#contract/calls/token-calls.ts';

/** A visitor's token, as staff see it. */
export type Token = AnswerOf<typeof tokenCalls.extendToken>;

export type TokenState = 'free' | 'used' | 'expired';

/** @param now milliseconds since 1970 */
export function stateOf({ Expires }: Pick<Token, 'Expires'>, now: number): TokenState {
  if (Expires === '') return 'free';
  return Date.parse(Expires) > now ? 'used' : 'expired';
}

/** Returns a token as people read and type it: in groups of four. */
export function spelled(token: string): string {
  return token.replaceAll(/(.{4})(?=.)/g, '$1-');
}
