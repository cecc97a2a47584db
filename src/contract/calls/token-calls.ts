import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { count, filledText, text } from '../shapes.ts';

export const TokenFilter = { all: 'all', free: 'free', used: 'used' } as const;
export type TokenFilter = (typeof TokenFilter)[keyof typeof TokenFilter];

/** The periods by which a token can be extended (section 9). */
export const TokenStep = { day: 'D', week: 'W', month: 'M' } as const;
export type TokenStep = (typeof TokenStep)[keyof typeof TokenStep];

const token = z.object({
  Token: z.string(),
  Owner: z.string(),
  Comment: z.string(),
  /** Empty while the token is free. */
  Expires: z.string(),
  Printed: z.boolean(),
});

/** Visitors' tokens (section 7.2). */
export const tokenCalls = {
  tokenPage: {
    method: 'GET',
    path: '/api/token/page/:Filter/:Printed/:Offset/:Limit',
    access: 'desk',
    summary: 'A part of the tokens, the newest first; Printed 0 leaves out those that were printed already.',
    params: z.object({
      Filter: z.enum(TokenFilter),
      Printed: z.enum(['0', '1']),
      Offset: count(0, 100_000_000),
      Limit: count(1, 1000),
    }),
    answer: z.object({ Tokens: z.array(token), Total: z.number() }),
  },
  createTokens: {
    method: 'POST',
    path: '/api/token/create',
    access: 'desk',
    summary: 'Makes new tokens, which nobody can guess.',
    body: z.object({
      Count: z.number().check(z.int('must be a whole number'), z.minimum(1), z.maximum(10_000)),
      Owner: z.optional(text(200)),
      Comment: z.optional(text(1000)),
    }),
    answer: z.object({ Tokens: z.array(token) }),
  },
  markPrinted: {
    method: 'POST',
    path: '/api/token/printed',
    access: 'desk',
    summary: 'Notes that tokens were printed.',
    body: z.object({ Tokens: z.array(filledText(200)).check(z.maxLength(10_000)) }),
    answer: z.object({ Done: z.literal(true) }),
    errors: ['not-found'],
  },
  extendToken: {
    method: 'GET',
    path: '/api/token/extend/:Token/:Step',
    access: 'desk',
    summary: 'Lets a used token be valid for a day, a week or a month more; changes state, so by header only.',
    params: z.object({ Token: filledText(200), Step: z.enum(TokenStep) }),
    answer: token,
    errors: ['not-found'],
  },
  freeToken: {
    method: 'GET',
    path: '/api/token/free/:Token',
    access: 'desk',
    summary: 'Takes a token from its visitor, so that another can use it; changes state, so by header only.',
    params: z.object({ Token: filledText(200) }),
    answer: token,
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Call>>;
