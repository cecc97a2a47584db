import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment, text } from '../shapes.ts';
import { FirstTask, PasswordWarning, UserGroup } from '../staff-kinds.ts';

const userName = filledText(200);
const password = filledText(1000);
const session = z.object({
  UserName: z.string(),
  UserGroup: z.enum(UserGroup),
  /** The codes of the languages that a translator may change. */
  Languages: z.optional(z.array(z.string())),
  ValidUntil: moment,
  /** Missing if nothing has to be done first. */
  FirstTask: z.optional(z.enum(FirstTask)),
});

const warning = z.optional(z.enum(PasswordWarning));
const done = z.object({ Done: z.literal(true) });

const sessionRow = z.object({
  /** Names the session, but gives no access. */
  ID: z.string(),
  CreatedAt: moment,
  /** When it was last used, to the hour. */
  SeenAt: moment,
  ValidUntil: moment,
  /** The browser's name for itself. */
  Browser: z.string(),
  /** Whether this call came in it. */
  IsCurrent: z.boolean(),
});

/** Sessions and passwords of staff (section 7.1). */
export const sessionCalls = {
  logIn: {
    method: 'POST',
    path: '/session',
    access: 'everyone',
    audited: true,
    summary: 'Logs a member of staff in. Code is that of the second factor, or a recovery code.',
    body: z.object({ Name: userName, Password: password, Code: z.optional(text(40)) }),
    answer: z.extend(session, { Session: z.string() }),
    errors: ['wrong-credentials', 'too-many-requests'],
  },
  session: {
    method: 'GET',
    path: '/api/session',
    access: 'staff',
    evenIfUnready: true,
    summary: 'Who is logged in, and for how long.',
    answer: session,
  },
  logOut: {
    method: 'DELETE',
    path: '/api/session',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary: 'Ends the session. A body is ignored.',
    answer: z.object({ Done: z.literal(true) }),
  },
  listSessions: {
    method: 'GET',
    path: '/api/session/list',
    access: 'staff',
    evenIfUnready: true,
    summary: 'The own sessions, the newest first.',
    answer: z.object({ Sessions: z.array(sessionRow) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/session/list/:ID',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary: 'Ends one of the own sessions.',
    params: z.object({ ID: filledText(100) }),
    answer: done,
    errors: ['not-found'],
  },
  endSessions: {
    method: 'DELETE',
    path: '/api/session/list',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary: 'Logs out everywhere: ends all own sessions, this one too.',
    answer: done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/session/others',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary: 'Logs out everywhere else: ends all own sessions but this one.',
    answer: done,
  },
  endSessionsOf: {
    method: 'DELETE',
    path: '/api/session/of/:Name',
    access: 'root',
    audited: true,
    summary: 'Ends all sessions of a user.',
    params: z.object({ Name: userName }),
    answer: done,
    errors: ['not-found'],
  },
  checkPassword: {
    method: 'POST',
    path: '/api/perm/check',
    access: 'staff',
    evenIfUnready: true,
    summary: 'Why a password would be a bad choice. It is not stored, and may be chosen all the same.',
    body: z.object({ Password: password }),
    answer: z.object({ Warning: warning }),
  },
  changePassword: {
    method: 'PUT',
    path: '/api/perm/update',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary:
      'Changes the own password: User holds the name and the old password, which is checked first. Ends all own sessions, and opens a new one.',
    body: z.object({ NewPassword: password, User: z.object({ Name: userName, Password: password }) }),
    answer: z.object({ Done: z.literal(true), Session: z.string(), ValidUntil: moment, Warning: warning }),
    errors: ['wrong-credentials', 'wrong-value', 'too-many-requests'],
  },
} as const satisfies Readonly<Record<string, Call>>;
