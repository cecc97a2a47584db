import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment } from '../shapes.ts';
import { UserGroup } from '../staff-kinds.ts';

const params = z.object({ Name: filledText(200) });
const languages = z.array(filledText(50)).check(z.maxLength(100));
const done = z.object({ Done: z.literal(true) });

/** Root's calls for other staff. A given password has to be changed at the next login. */
export const userCalls = {
  listUsers: {
    method: 'GET',
    path: '/api/perm/users',
    access: 'root',
    summary: 'All staff, by name.',
    answer: z.object({
      Users: z.array(
        z.object({
          Name: z.string(),
          Group: z.enum(UserGroup),
          /** The codes of the languages that a translator may change. */
          Languages: z.array(z.string()),
          HasFactor: z.boolean(),
          /** Whether the password was set by another user, and is still to be changed. */
          MustChange: z.boolean(),
          /** How many sessions are open. */
          Sessions: z.number(),
          /** Until when logging in is delayed somewhere, after wrong attempts. */
          DelayedUntil: z.optional(moment),
        }),
      ),
    }),
  },
  addUser: {
    method: 'POST',
    path: '/api/perm/users/:Name',
    access: 'root',
    audited: true,
    summary: 'Adds a member of staff, who changes the given password first.',
    params,
    body: z.object({
      Group: z.enum(UserGroup),
      Password: filledText(1000),
      /** For translators. */
      Languages: z.optional(languages),
    }),
    answer: done,
    errors: ['already-there', 'wrong-value'],
  },
  removeUser: {
    method: 'DELETE',
    path: '/api/perm/users/:Name',
    access: 'root',
    audited: true,
    summary: 'Removes a user, and ends all sessions of that user.',
    params,
    answer: done,
    errors: ['not-found', 'wrong-value'],
  },
  setLanguages: {
    method: 'PUT',
    path: '/api/perm/users/:Name/languages',
    access: 'root',
    audited: true,
    summary: 'Sets the languages that a translator may change.',
    params,
    body: z.object({ Languages: languages }),
    answer: done,
    errors: ['not-found'],
  },
  givePassword: {
    method: 'PUT',
    path: '/api/perm/users/:Name/password',
    access: 'root',
    audited: true,
    summary: 'Gives a user a new password, which is changed at the next login, and ends all sessions of that user.',
    params,
    body: z.object({ Password: filledText(1000) }),
    answer: done,
    errors: ['not-found', 'wrong-value'],
  },
  demandChange: {
    method: 'POST',
    path: '/api/perm/users/:Name/change',
    access: 'root',
    audited: true,
    summary: 'Lets a user do nothing more before choosing another password.',
    params,
    answer: done,
    errors: ['not-found'],
  },
  resetFactor: {
    method: 'DELETE',
    path: '/api/perm/users/:Name/factor',
    access: 'root',
    audited: true,
    summary: 'Lets a user who has lost the phone log in without a code.',
    params,
    answer: done,
    errors: ['not-found', 'wrong-value'],
  },
  unlockUser: {
    method: 'POST',
    path: '/api/perm/users/:Name/unlock',
    access: 'root',
    audited: true,
    summary: 'Lets a user log in at once after too many wrong attempts.',
    params,
    answer: done,
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Call>>;
