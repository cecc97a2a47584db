import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment } from '../shapes.ts';

/** Groups of staff, the most powerful first (section 6). */
export const UserGroup = { root: 'root', manager: 'manager', desk: 'desk' } as const;
export type UserGroup = (typeof UserGroup)[keyof typeof UserGroup];

const ranks: Readonly<Record<UserGroup, number>> = { [UserGroup.desk]: 1, [UserGroup.manager]: 2, [UserGroup.root]: 3 };

/** Returns whether a group has at least the rights of another (section 6). */
export function ranksAtLeast(group: UserGroup, least: UserGroup): boolean {
  return ranks[group] >= ranks[least];
}

const userName = filledText(200);
const password = filledText(1000);
const session = z.object({ UserName: z.string(), UserGroup: z.enum(UserGroup), ValidUntil: moment });

/** Sessions and passwords of staff (section 7.1). */
export const sessionCalls = {
  logIn: {
    method: 'POST',
    path: '/session',
    access: 'everyone',
    summary: 'Logs a member of staff in.',
    body: z.object({ Name: userName, Password: password }),
    answer: z.extend(session, { Session: z.string() }),
    errors: ['wrong-credentials', 'too-many-requests'],
  },
  session: {
    method: 'GET',
    path: '/api/session',
    access: 'desk',
    summary: 'Who is logged in, and for how long.',
    answer: session,
  },
  logOut: {
    method: 'DELETE',
    path: '/api/session',
    access: 'desk',
    summary: 'Ends the session. A body is ignored.',
    answer: z.object({ Done: z.literal(true) }),
  },
  changePassword: {
    method: 'PUT',
    path: '/api/perm/update',
    access: 'desk',
    summary: 'Changes the own password: User holds the name and the old password, which is checked first.',
    body: z.object({ NewPassword: password, User: z.object({ Name: userName, Password: password }) }),
    answer: z.object({ Done: z.literal(true) }),
    errors: ['wrong-credentials', 'wrong-value', 'too-many-requests'],
  },
} as const satisfies Readonly<Record<string, Call>>;
