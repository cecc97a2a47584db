import { type accessCalls } from '#contract/calls/access-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { hasPeriod } from '../usecases/visitors/login-settings.ts';
import { setCookie } from './permission.ts';
import { type Handlers } from './register-calls.ts';

export function accessHandlers({ access, login }: Services): Handlers<keyof typeof accessCalls> {
  return {
    async readLoginType() {
      const { PasswordHash, Periods = {}, ...rules } = await login.current();
      const { LoginType: type } = rules;
      return { ...rules, ...(hasPeriod(type) ? Periods[type] : {}), Periods, HasPassword: PasswordHash !== undefined };
    },
    async setLoginType({ body }) {
      await login.set(body);
      return { Done: true };
    },
    tokenStatus: ({ params, device, request }) => access.tokenStatus(params.Token, device, request.address),
    async registerToken({ params, device, request, reply }) {
      const { status, opened } = await access.register(params.Token, device, request.address);
      if (opened === undefined) return { Status: status };
      setCookie(request, reply, opened);
      return { Status: status, Session: opened.session, Expires: new Date(opened.validUntil).toISOString() };
    },
    async visitorLogIn({ device, request, reply }) {
      const opened = await access.logIn(decode(request.headers['x-guide-password']), device, request.address);
      setCookie(request, reply, opened);
      return { Session: opened.session, ValidUntil: new Date(opened.validUntil).toISOString() };
    },
    hasAccess: ({ who }) => access.hasAccess(who),
    hasAdminAccess: ({ who }) => who.kind === 'staff',
  };
}

/** Decodes a password: headers carry ASCII only, so guides percent-encode it. */
function decode(given: string | readonly string[] | undefined): string {
  if (typeof given !== 'string' || given === '') {
    throw refuse('password-missing', {});
  }
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}
