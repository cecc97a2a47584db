import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Access, type Call } from '#contract/call.ts';
import { ranksAtLeast, type UserGroup } from '#contract/staff-kinds.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type OpenSession, type Who } from '../usecases/accounts/sessions.ts';
import { isPhoneSecret } from '../usecases/phone-preview/phone-previews.ts';

/** The parts of a request that identify the caller. */
type Caller = Pick<FastifyRequest, 'headers'>;

export interface Identify {
  (request: Caller, byCookie: boolean): Promise<Who>;
  readonly hasAccess: (who: Who) => Promise<boolean>;
  readonly refuseUnready: (name: string, group: UserGroup) => Promise<void>;
}

const sessionCookie = 'cicerone';
/** Beside a visitor's session, which lasts longer than a preview on the same phone. */
const phoneCookie = 'cicerone-preview';
const longestDevice = 200;

type IdentifierOptions = Pick<Services, 'sessions' | 'access' | 'factor' | 'phonePreviews'>;

/** Identifies callers by the session in the header or, for calls that only read, in the cookie. */
export function identifier({ sessions, access, factor, phonePreviews }: IdentifierOptions): Identify {
  const identify = async (request: Caller, byCookie: boolean): Promise<Who> => {
    const bearer = bearerOf(request);
    if (bearer !== undefined) return await whoShows(bearer, request);
    if (!byCookie) return { kind: 'nobody' };
    const session = eitherCookieOf(request, sessionCookie);
    const who = session === undefined ? undefined : await whoShows(session, request);
    if (who !== undefined && who.kind !== 'nobody') return who;
    const phone = eitherCookieOf(request, phoneCookie);
    return phone === undefined ? { kind: 'nobody' } : await whoShows(phone, request);
  };
  const whoShows = async (shown: string, request: Caller): Promise<Who> => {
    if (isPhoneSecret(shown)) return await phonePreviews.whoHas(shown);
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
  return access === 'staff' || ranksAtLeast(group, access);
}

function bearerOf({ headers }: Caller): string | undefined {
  return /^Bearer +(\S{1,500})$/i.exec(headers.authorization ?? '')?.[1];
}

export function cookieOf({ headers }: Caller, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function eitherCookieOf(request: Caller, name: string): string | undefined {
  return cookieOf(request, hostCookie(name)) ?? cookieOf(request, name);
}

/** Browsers let no other host or path set a cookie that begins so, and send it encrypted only. */
function hostCookie(name: string): string {
  return `__Host-${name}`;
}

/** Returns the name that the device gives itself; empty if there is none. */
export function deviceOf({ headers }: Caller): string {
  const given = headers['x-guide-device'];
  return typeof given === 'string' && given.length <= longestDevice ? given : '';
}

/** Sets the session cookie: browsers fetch pictures and sounds with cookies, but without our headers. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, opened: OpenSession): void {
  writeCookie(request, reply, sessionCookie, kept(opened));
}

export function removeCookie(request: FastifyRequest, reply: FastifyReply): void {
  writeCookie(request, reply, sessionCookie, '; Max-Age=0');
}

/** Sets the cookie with which a phone fetches the pictures and sounds of a preview. */
export function setPhoneCookie(request: FastifyRequest, reply: FastifyReply, opened: OpenSession): void {
  writeCookie(request, reply, phoneCookie, kept(opened));
}

function kept({ session, validUntil }: OpenSession): string {
  return `${session}; Max-Age=${Math.max(0, Math.ceil((validUntil - Date.now()) / 1000))}`;
}

function writeCookie({ protocol }: FastifyRequest, reply: FastifyReply, plain: string, value: string): void {
  const [name, secure] = protocol === 'https' ? [hostCookie(plain), '; Secure'] : [plain, ''];
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}
