import { type FastifyRequest, type FastifyReply } from 'fastify';
import { type sessionCalls } from '#contract/calls/session-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { warnOf } from '../usecases/accounts/password-warning.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { type User } from '../usecases/accounts/users.ts';
import { foldName } from '../usecases/accounts/user-name.ts';
import { removeCookie, setCookie, cookieOf } from './permission.ts';
import { knownDays } from '../usecases/accounts/known-devices.ts';
import { type Handlers } from './register-calls.ts';

const cookie = 'cicerone-device';

export function sessionHandlers({ users, sessions, factor }: Services): Handlers<keyof typeof sessionCalls> {
  return {
    async logIn({ body, request, reply }) {
      const opened = await users.logIn({
        name: body.Name,
        password: body.Password,
        address: request.address,
        device: knownDeviceOf(request),
        browser: browserOf(request),
        code: body.Code ?? '',
      });
      setCookie(request, reply, opened);
      setKnownDevice(request, reply, opened.device);
      return { Session: opened.session, ...(await sessionAnswer(opened)) };
    },
    session({ who }) {
      return sessionAnswer(staff(who));
    },
    async logOut({ who, request, reply }) {
      await sessions.end(staff(who).session);
      removeCookie(request, reply);
      return { Done: true };
    },
    async listSessions({ who }) {
      const { name, session } = staff(who);
      const rows = await sessions.listOf(name);
      return {
        Sessions: rows.map(({ hash, createdAt, seenAt, validUntil, browser }) => ({
          ID: hash,
          CreatedAt: new Date(createdAt).toISOString(),
          SeenAt: new Date(seenAt).toISOString(),
          ValidUntil: new Date(validUntil).toISOString(),
          Browser: browser,
          IsCurrent: hash === session,
        })),
      };
    },
    async endSession({ params, who }) {
      await sessions.endOf(staff(who).name, params.ID);
      return { Done: true };
    },
    async endSessions({ who, request, reply }) {
      await sessions.endAllOf(staff(who).name);
      removeCookie(request, reply);
      return { Done: true };
    },
    async endOtherSessions({ who }) {
      const { name, session } = staff(who);
      await sessions.endOthersOf(name, session);
      return { Done: true };
    },
    async endSessionsOf({ params }) {
      await users.logOutEverywhere(params.Name);
      return { Done: true };
    },
    async checkPassword({ body, who }) {
      return { Warning: await warnOf(body.Password, [staff(who).name]) };
    },
    async changePassword({ body: { NewPassword, User }, who, request, reply }) {
      const { name, session } = staff(who);
      if (foldName(User.Name) !== foldName(name)) {
        throw refuse('password-of-another', { name });
      }
      const opened = await users.changePassword({
        name,
        password: User.Password,
        newPassword: NewPassword,
        session,
        browser: browserOf(request),
      });
      setCookie(request, reply, opened);
      return {
        Done: true,
        Session: opened.session,
        ValidUntil: new Date(opened.validUntil).toISOString(),
        Warning: await warnOf(NewPassword, [name]),
      };
    },
  };

  async function sessionAnswer({ name, group, languages, validUntil }: User & { readonly validUntil: number }) {
    return {
      UserName: name,
      UserGroup: group,
      ...(group === UserGroup.translator ? { Languages: [...languages] } : {}),
      ValidUntil: new Date(validUntil).toISOString(),
      FirstTask: await factor.firstTaskOf(name, group),
    };
  }
}

function browserOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? '';
}

/** The caller, who is staff. */
export function staff(who: Who): Extract<Who, { kind: 'staff' }> {
  if (who.kind !== 'staff') throw refuse('not-authorized', {});
  return who;
}

/** Returns the secret by which this browser is known; empty if it has none. */
function knownDeviceOf(request: FastifyRequest): string {
  return cookieOf(request, cookie) ?? '';
}

/** Only the login needs it, so no other request carries it. */
function setKnownDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = knownDays * 24 * 60 * 60;
  reply.header(
    'set-cookie',
    `${cookie}=${device}; Max-Age=${seconds}; Path=/session; HttpOnly; SameSite=Strict${secure}`,
  );
}
