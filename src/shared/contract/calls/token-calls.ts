import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { count, filledText, text } from '../shapes.ts';
import { ValidityUnit } from './access-calls.ts';

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

const someTokens = z.array(filledText(200)).check(z.maxLength(10_000));
const done = z.object({ Done: z.literal(true) });

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
    query: z.object({ Search: z.optional(text(200)) }),
    answer: z.object({ Tokens: z.array(token), Total: z.number() }),
  },
  tokenRules: {
    method: 'GET',
    path: '/api/token/rules',
    access: 'desk',
    summary: 'Whether visitors need a token at present, and how long one is valid from its first use.',
    answer: z.object({ IsAsked: z.boolean(), ValidityPeriod: z.number(), ValidityUnit: z.enum(ValidityUnit) }),
  },
  nextToken: {
    method: 'GET',
    path: '/api/token/next',
    access: 'desk',
    summary: 'The token that the desk hands out next, and how many are left.',
    answer: z.object({ Next: z.optional(token), Left: z.number() }),
  },
  handOutToken: {
    method: 'POST',
    path: '/api/token/handOut',
    access: 'desk',
    summary:
      'Takes the oldest unused token that was not printed, and notes it as printed: no two desks get the same one.',
    body: z.object({}),
    answer: token,
    errors: ['not-found'],
  },
  createTokens: {
    method: 'POST',
    path: '/api/token/create',
    access: 'desk',
    audited: true,
    summary: 'Makes new tokens, which cannot be guessed.',
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
    summary: 'Notes that tokens were printed or handed out; Printed false takes that back.',
    body: z.object({ Tokens: someTokens, Printed: z.optional(z.boolean()) }),
    answer: done,
    errors: ['not-found'],
  },
  editTokens: {
    method: 'POST',
    path: '/api/token/edit',
    access: 'desk',
    audited: true,
    summary: 'Sets the owner or the comment of tokens; what is left out stays.',
    body: z.object({ Tokens: someTokens, Owner: z.optional(text(200)), Comment: z.optional(text(1000)) }),
    answer: done,
    errors: ['not-found'],
  },
  removeTokens: {
    method: 'POST',
    path: '/api/token/remove',
    access: 'desk',
    audited: true,
    summary: 'Deletes tokens for good; who uses one is logged out.',
    body: z.object({ Tokens: someTokens }),
    answer: done,
    errors: ['not-found'],
  },
  extendToken: {
    method: 'GET',
    path: '/api/token/extend/:Token/:Step',
    access: 'desk',
    audited: true,
    summary: 'Lets a used token be valid for a day, a week or a month more; changes state, so by header only.',
    params: z.object({ Token: filledText(200), Step: z.enum(TokenStep) }),
    answer: token,
    errors: ['not-found'],
  },
  freeToken: {
    method: 'GET',
    path: '/api/token/free/:Token',
    access: 'desk',
    audited: true,
    summary: 'Takes a token from its visitor, so that it can be handed out again; changes state, so by header only.',
    params: z.object({ Token: filledText(200) }),
    answer: token,
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Call>>;
