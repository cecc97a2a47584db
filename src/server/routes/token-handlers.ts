import { type tokenCalls } from '#contract/calls/token-calls.ts';
import { type Services } from '../services.ts';
import { type Handlers } from './register-calls.ts';

export function tokenHandlers({ tokens }: Services): Handlers<keyof typeof tokenCalls> {
  return {
    tokenPage: ({ params: { Filter, Printed, Offset, Limit } }) =>
      tokens.page({ filter: Filter, printed: Printed === '1', offset: Offset, limit: Limit }),
    async createTokens({ body: { Count, Owner = '', Comment = '' } }) {
      return { Tokens: await tokens.create(Count, Owner, Comment) };
    },
    async markPrinted({ body }) {
      await tokens.markPrinted(body.Tokens);
      return { Done: true };
    },
    extendToken: ({ params: { Token, Step } }) => tokens.extend(Token, Step),
    freeToken: ({ params: { Token } }) => tokens.free(Token),
  };
}
