import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Access, type Call } from '#contract/call.ts';
import { ranksAtLeast, type UserGroup } from '#contract/calls/session-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../services.ts';
import { type OpenSession, type Who } from '../usecases/accounts/sessions.ts';

/** All that tells who somebody is. */
type Caller = Pick<FastifyRequest, 'headers'>;

export interface Identify {
  (request: Caller, byCookie: boolean): Promise<Who>;
  readonly hasAccess: (who: Who) => Promise<boolean>;
  readonly refuseUnready: (name: string, group: UserGroup) => Promise<void>;
}

const cookie = 'cicerone';
/** Browsers let no other host or path set a cookie that begins so, and send it encrypted only. */
const hostCookie = `__Host-${cookie}`;
const longestDevice = 200;

/** Identifies callers by the session in the header or, for calls that only read, in the cookie. */
export function identifier({ sessions, access, factor }: Pick<Services, 'sessions' | 'access' | 'factor'>): Identify {
  const identify = async (request: Caller, byCookie: boolean): Promise<Who> => {
    const shown = bearerOf(request) ?? (byCookie ? sessionCookieOf(request) : undefined);
    if (shown === undefined) return { kind: 'nobody' };
    const who = await sessions.whoHas(shown);
    return who.kind === 'nobody' ? access.whoHasToken(shown, deviceOf(request)) : who;
  };
  return Object.assign(identify, { hasAccess: access.hasAccess, refuseUnready: factor.refuseUnready });
}

/** @throws Refusal `not-authorized` without a login, `access-denied` for staff of a lower group */
export async function refuseUnlessAllowed(
  { access, evenIfUnready }: Pick<Call, 'access' | 'evenIfUnready'>,
  who: Who,
  { hasAccess, refuseUnready }: Pick<Identify, 'hasAccess' | 'refuseUnready'>,
): Promise<void> {
  if (access === 'everyone') return;
  if (access === 'visitor') {
    if (await hasAccess(who)) return;
    throw refuse('no-access-to-guide', {});
  }
  if (who.kind !== 'staff') throw refuse('not-authorized', {});
  if (!mayDo(who.group, access)) {
    throw refuse('group-too-low', { access, group: who.group });
  }
  if (evenIfUnready !== true) await refuseUnready(who.name, who.group);
}

/** @throws Refusal `access-denied` for a model that only root may change */
export function refuseRootModels(
  { rootModels }: Pick<Call, 'rootModels'>,
  { Model: model }: Readonly<Record<string, unknown>>,
  who: Who,
): void {
  if (typeof model !== 'string' || rootModels?.includes(model) !== true) return;
  if (who.kind === 'staff' && mayDo(who.group, 'root')) return;
  throw refuse('model-for-root', { model });
}

function mayDo(group: UserGroup, access: Exclude<Access, 'everyone' | 'visitor'>): boolean {
  return ranksAtLeast(group, access);
}

function bearerOf({ headers }: Caller): string | undefined {
  return /^Bearer +(\S{1,500})$/i.exec(headers.authorization ?? '')?.[1];
}

export function cookieOf({ headers }: Caller, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function sessionCookieOf(request: Caller): string | undefined {
  return cookieOf(request, hostCookie) ?? cookieOf(request, cookie);
}

/** Returns the name that the device gives itself; empty if there is none. */
export function deviceOf({ headers }: Caller): string {
  const given = headers['x-guide-device'];
  return typeof given === 'string' && given.length <= longestDevice ? given : '';
}

/** Sets the session cookie: browsers fetch pictures and sounds with cookies, but without our headers. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, { session, validUntil }: OpenSession): void {
  const seconds = Math.max(0, Math.ceil((validUntil - Date.now()) / 1000));
  writeCookie(request, reply, `${session}; Max-Age=${seconds}`);
}

export function removeCookie(request: FastifyRequest, reply: FastifyReply): void {
  writeCookie(request, reply, '; Max-Age=0');
}

function writeCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const [name, secure] = request.protocol === 'https' ? [hostCookie, '; Secure'] : [cookie, ''];
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}
