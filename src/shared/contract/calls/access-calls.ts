import * as z from 'zod/mini';
import { LoginType } from '#content/constants.ts';
import { type Call } from '../call.ts';
import { calls } from '../paths.ts';
import { filledText, moment, text } from '../shapes.ts';

/** The state of a visitor's token (section 4). */
export const TokenStatus = {
  unknown: 0,
  unused: 1,
  usedByOther: 2,
  inUse: 3,
  expired: 4,
  unknownStatus: 5,
  unset: 6,
} as const;
export type TokenStatus = (typeof TokenStatus)[keyof typeof TokenStatus];

export const ValidityUnit = { seconds: 'seconds', hours: 'hours', days: 'days', weeks: 'weeks' } as const;
export type ValidityUnit = (typeof ValidityUnit)[keyof typeof ValidityUnit];

/** A login type whose access ends after a period that staff choose. */
export type PeriodType = typeof LoginType.token | typeof LoginType.timed;

const status = z.enum(TokenStatus);

const validity = z.object({ ValidityPeriod: z.number(), ValidityUnit: z.enum(ValidityUnit) });
const token = z.object({ Token: filledText(200) });
const period = z.number().check(z.int('must be a whole number'), z.minimum(1), z.maximum(100_000_000));

/** Visitors' access: its settings, for staff, and the login itself (sections 7.4 and 7.7). */
export const accessCalls = {
  readLoginType: {
    method: 'GET',
    path: '/api/access/loginType',
    access: 'root',
    summary: 'How visitors come in, and for how long with this type and with others. The password is not given back.',
    answer: z.object({
      LoginType: z.enum(LoginType),
      Title: z.optional(z.string()),
      HasPassword: z.boolean(),
      ValidityPeriod: z.optional(z.number()),
      ValidityUnit: z.optional(z.enum(ValidityUnit)),
      Periods: z.object({ token: z.optional(validity), timed: z.optional(validity) }),
    }),
  },
  setLoginType: {
    method: 'POST',
    path: '/api/access/loginType',
    access: 'root',
    audited: true,
    summary:
      'Sets how visitors come in. What is left out stays as it was; a period belongs to the type it is sent with.',
    body: z.object({
      LoginType: z.enum(LoginType),
      Title: z.optional(text(500)),
      Password: z.optional(text(500)),
      ValidityPeriod: z.optional(period),
      ValidityUnit: z.optional(z.enum(ValidityUnit)),
    }),
    answer: z.object({ Done: z.literal(true) }),
    errors: ['wrong-value'],
  },
  tokenStatus: {
    method: 'GET',
    path: `/${calls.tokenStatus}/:Token`,
    access: 'everyone',
    summary: 'What a token is worth on this device: a status of section 4.',
    params: token,
    headers: ['x-guide-device'],
    answer: status,
    errors: ['too-many-requests'],
  },
  registerToken: {
    method: 'GET',
    path: `/${calls.registerToken}/:Token`,
    access: 'everyone',
    summary: 'Binds a free token to this device, or renews its session there.',
    params: token,
    headers: ['x-guide-device'],
    answer: z.object({ Status: status, Session: z.optional(z.string()), Expires: z.optional(moment) }),
    errors: ['too-many-requests', 'wrong-value'],
  },
  visitorLogIn: {
    method: 'GET',
    path: `/${calls.visitorLogin}`,
    access: 'everyone',
    summary: 'Lets a visitor in with the password of the house, for good or for the set period.',
    headers: ['x-guide-password', 'x-guide-device'],
    answer: z.object({ Session: z.string(), ValidUntil: moment }),
    errors: ['wrong-credentials', 'too-many-requests'],
  },
  hasAccess: {
    method: 'GET',
    path: `/${calls.hasAccess}`,
    access: 'everyone',
    summary: 'Whether this device may see the content.',
    answer: z.boolean(),
  },
  hasAdminAccess: {
    method: 'GET',
    path: `/${calls.hasAdminAccess}`,
    access: 'everyone',
    summary: 'Whether this is a session of staff.',
    answer: z.boolean(),
  },
} as const satisfies Readonly<Record<string, Call>>;
