import { type Selectable } from 'kysely';
import { LoginType } from '#content/constants.ts';
import { TokenStatus } from '#contract/calls/access-calls.ts';
import { normaliseToken } from '#contract/normalise-token.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { correctEnds, isFutureDated } from '../accounts/correct-ends.ts';
import { type Counted, type Failures } from '../accounts/failures.ts';
import { networkOf } from '../accounts/network.ts';
import { type OpenSession, type Sessions, type Who } from '../accounts/sessions.ts';
import { createHousePassword } from './house-password.ts';
import { type LoginSettings, type LoginSettingsStore, periodOf, type Validity, validityOf } from './login-settings.ts';

type TokenColumns = Selectable<Tables['tokens']>;

export interface Registered {
  readonly status: TokenStatus;
  readonly opened?: OpenSession;
}

/** Visitors' login (section 4). */
export interface VisitorAccess {
  readonly tokenStatus: (typed: string, device: string, address: string) => Promise<TokenStatus>;
  /** Binds a free token to the device; on the device that already has it, opens another session. */
  readonly register: (typed: string, device: string, address: string) => Promise<Registered>;
  /** @throws Refusal `wrong-credentials`, `too-many-requests` */
  readonly logIn: (password: string, device: string, address: string) => Promise<OpenSession>;
  readonly hasAccess: (who: Who) => Promise<boolean>;
  /** Whether visitors need a token at present, and how long it lasts. */
  readonly tokenRules: () => Promise<Validity & { readonly IsAsked: boolean }>;
  /** Identifies a caller who sends a token instead of a session, from the device that it is bound to. */
  readonly whoHasToken: (typed: string, device: string) => Promise<Who>;
}

export interface AccessOptions {
  readonly sessions: Sessions;
  readonly failures: Failures;
  readonly login: LoginSettingsStore;
  /** Milliseconds for which access lasts if staff set no period (section 9). */
  readonly retentionMs: number;
  readonly clock: () => number;
}

export function createVisitorAccess(
  db: Database,
  { sessions, failures, login, retentionMs, clock }: AccessOptions,
): VisitorAccess {
  const house = createHousePassword();
  return {
    async tokenStatus(typed, device, address) {
      return statusOf(await guess(typed, device, address), device, clock());
    },
    async register(typed, device, address) {
      if (device === '') {
        throw refuse('device-missing', {});
      }
      const known = await guess(typed, device, address);
      if (known === undefined) return { status: TokenStatus.unknown };
      const row = await bind(known.token, device);
      const status = statusOf(row, device, clock());
      if (status !== TokenStatus.inUse || row === undefined) return { status };
      const validUntil = row.expires ?? clock();
      const opened = await sessions.openForVisitor({ token: row.token, device, validUntil, slides: 0 });
      return { status, opened };
    },
    async logIn(given, device, address) {
      const settings = await failures.attempt(networkOf(address), noted('visitorPassword', device, address), () =>
        settingsFor(given),
      );
      if (settings === undefined) throw refuse('password-wrong', {});
      const { LoginType: type } = settings;
      const period = type === LoginType.timed ? (periodOf(settings, type) ?? retentionMs) : retentionMs;
      return sessions.openForVisitor({
        token: null,
        device,
        validUntil: clock() + period,
        slides: type === LoginType.timed ? 0 : period,
      });
    },
    async hasAccess(who) {
      return mayRead(who, await login.current());
    },
    async tokenRules() {
      const settings = await login.current();
      const period = periodOf(settings, LoginType.token) ?? retentionMs;
      return { IsAsked: settings.LoginType === LoginType.token, ...validityOf(period) };
    },
    async whoHasToken(typed, device) {
      const row = await findToken(typed);
      if (row === undefined || device === '' || statusOf(row, device, clock()) !== TokenStatus.inUse) {
        return { kind: 'nobody' };
      }
      return { kind: 'visitor', token: row.token, validUntil: row.expires ?? 0 };
    },
  };

  /** Returns the login settings if this is the password of the house. */
  async function settingsFor(given: string): Promise<LoginSettings | undefined> {
    const settings = await login.current();
    const { LoginType: type, PasswordHash } = settings;
    const isOpen = type === LoginType.password || type === LoginType.timed;
    // Always compared, so that the time does not tell whether there is a password.
    return (await house.is(PasswordHash, given)) && isOpen ? settings : undefined;
  }

  /** Looks up a token. A known one is never refused: 59 bits cannot be guessed, and visitors may share one address. */
  async function guess(typed: string, device: string, address: string): Promise<TokenColumns | undefined> {
    const row = await findToken(typed);
    if (row !== undefined) return row;
    return failures.attempt(networkOf(address), noted('visitorToken', device, address), () =>
      Promise.resolve(undefined),
    );
  }

  async function findToken(typed: string): Promise<TokenColumns | undefined> {
    const row = await readToken(db, typed);
    if (row === undefined || !isFutureDated(row, clock())) return row;
    await correctEnds(db, clock());
    return readToken(db, typed);
  }

  /** Binds a token; of two devices at once, one gets it. */
  async function bind(token: string, device: string): Promise<TokenColumns | undefined> {
    const datedAt = clock();
    const expires = datedAt + (periodOf(await login.current(), LoginType.token) ?? retentionMs);
    return db.write(async (transaction) => {
      await transaction
        .updateTable('tokens')
        .set({ device, expires, datedAt })
        .where('token', '=', token)
        .where('expires', 'is', null)
        .execute();
      return transaction.selectFrom('tokens').selectAll().where('token', '=', token).executeTakeFirst();
    });
  }
}

/** Returns whether a caller may read visitors' content. */
function mayRead(who: Who, { LoginType: type }: Pick<LoginSettings, 'LoginType'>): boolean {
  if (type === LoginType.none || who.kind === 'staff' || who.kind === 'phone') return true;
  if (who.kind === 'nobody') return false;
  return type === LoginType.token ? who.token !== null : who.token === null;
}

/** The address counts, and the device if it has a name. */
function noted(kind: 'visitorToken' | 'visitorPassword', device: string, address: string): readonly Counted[] {
  const from = networkOf(address);
  return [{ kind, from }, ...(device === '' ? [] : [{ kind: 'visitorDevice' as const, from: `${from} ${device}` }])];
}

function readToken(db: Database, typed: string): Promise<TokenColumns | undefined> {
  return db.read.selectFrom('tokens').selectAll().where('token', '=', normaliseToken(typed)).executeTakeFirst();
}

function statusOf(row: TokenColumns | undefined, device: string, now: number): TokenStatus {
  if (row === undefined) return TokenStatus.unknown;
  if (row.expires === null) return TokenStatus.unused;
  if (row.expires <= now) return TokenStatus.expired;
  if (row.device === null) return TokenStatus.unknownStatus;
  return row.device === device ? TokenStatus.inUse : TokenStatus.usedByOther;
}
