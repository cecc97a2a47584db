import { type tokenCalls } from '#contract/calls/token-calls.ts';
import { type Services } from '../usecases/services.ts';
import { type Handlers } from './register-calls.ts';

export function tokenHandlers({ tokens, access }: Services): Handlers<keyof typeof tokenCalls> {
  return {
    tokenPage: ({ params: { Filter, Printed, Offset, Limit }, query: { Search = '' } }) =>
      tokens.page({ filter: Filter, printed: Printed === '1', search: Search, offset: Offset, limit: Limit }),
    tokenRules: () => access.tokenRules(),
    async nextToken() {
      const { next, left } = await tokens.next();
      return { ...(next === undefined ? {} : { Next: next }), Left: left };
    },
    handOutToken: () => tokens.handOut(),
    async createTokens({ body: { Count, Owner = '', Comment = '' } }) {
      return { Tokens: await tokens.create(Count, Owner, Comment) };
    },
    async markPrinted({ body }) {
      await tokens.markPrinted(body.Tokens, body.Printed ?? true);
      return { Done: true };
    },
    async editTokens({ body: { Tokens, Owner, Comment } }) {
      await tokens.edit(Tokens, {
        ...(Owner === undefined ? {} : { owner: Owner }),
        ...(Comment === undefined ? {} : { comment: Comment }),
      });
      return { Done: true };
    },
    async removeTokens({ body }) {
      await tokens.remove(body.Tokens);
      return { Done: true };
    },
    extendToken: ({ params: { Token, Step } }) => tokens.extend(Token, Step),
    freeToken: ({ params: { Token } }) => tokens.free(Token),
  };
}
