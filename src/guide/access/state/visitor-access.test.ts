import { describe, expect, it, vi } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { RequestError } from '#contract/errors.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { type Boot } from '../../state/content/boot.ts';
import { createVisitorAccess, type VisitorAccess } from './visitor-access.ts';

const content = { Tours: [] };
const refused = () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 401 }));
const unanswered = () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 401, retryAfter: 3 }));
const given = () => Promise.resolve(content);

interface Case {
  readonly loginType?: LoginType;
  readonly credential?: string;
  /** One by one. */
  readonly answers: readonly (() => Promise<object>)[];
  readonly renewed?: boolean;
}

const now = 1_000_000;
const session = { session: 'visitor', since: now, until: now + 7_200_000 };

function bootWith(loginType: LoginType, answers: Case['answers'] = []): Boot {
  const left = [...answers];
  return {
    client: {
      configuration: vi.fn<Boot['client']['configuration']>(),
      loginType: vi.fn<Boot['client']['loginType']>(),
      definition: async () => ({ ...(await (left.shift() ?? (() => Promise.reject(new Error('asked too often'))))()) }),
    },
    configuration: clientConfiguration.fallback,
    loginType,
    base: 'https://museum.example/',
  };
}

/** Access to a museum whose server admits this device or not, and renews what it has or not. */
function accessTo({
  contents = {},
  hasAccess = () => Promise.resolve(false),
  renewed = false,
}: {
  contents?: Readonly<Record<string, string>>;
  hasAccess?: () => Promise<boolean>;
  renewed?: boolean;
}) {
  const clock = { time: now };
  const calls = { hasAccess: vi.fn(hasAccess), renew: vi.fn(() => Promise.resolve(renewed)) };
  const access = createVisitorAccess({
    storage: fakeDevice(contents).open(),
    now: () => clock.time,
    callsFor: () => Promise.resolve(calls),
  });
  return { access, calls, clock };
}

/** Admits at the second question. */
function onceRenewed(): () => Promise<boolean> {
  let asked = 0;
  return () => Promise.resolve((asked += 1) > 1);
}

async function ask({ loginType = LoginType.token, credential, answers, renewed = false }: Case) {
  const { access } = accessTo({ contents: credential === undefined ? {} : { token: credential }, renewed });
  const content = await access.askForContent(bootWith(loginType, answers));
  return [content, access.getState().kind];
}

describe('asking for the content', () => {
  it.each<[string, Case, object | undefined, string]>([
    [
      'is enough where the museum admits all visitors',
      { loginType: LoginType.none, answers: [given] },
      content,
      'open',
    ],
    ['is left out without a credential', { answers: [] }, undefined, 'asked'],
    ['works with a credential', { credential: 'a', answers: [given] }, content, 'granted'],
    [
      'is tried again with a renewed one',
      { credential: 'a', answers: [refused, given], renewed: true },
      content,
      'granted',
    ],
    ['ends when nothing could be renewed', { credential: 'a', answers: [refused] }, undefined, 'asked'],
    [
      'ends when the server cannot be reached',
      { credential: 'a', answers: [unanswered, given], renewed: true },
      undefined,
      'asked',
    ],
    [
      'ends when what was renewed is refused',
      { credential: 'a', answers: [refused, refused], renewed: true },
      undefined,
      'asked',
    ],
  ])('%s', async (_name, options, ...outcome) => expect(await ask(options)).toEqual(outcome));

  it('throws errors that do not concern access', async () => {
    const broken = () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 503 }));
    await expect(ask({ credential: 'a', answers: [broken] })).rejects.toMatchObject({ facts: { status: 503 } });
    await expect(ask({ loginType: LoginType.none, answers: [refused] })).rejects.toMatchObject({
      facts: { status: 401 },
    });
  });
});

describe('access that is in doubt', () => {
  const museum = bootWith(LoginType.token);
  const inside = { token: 'ABC', visitorSession: JSON.stringify(session) };
  const doubt = ({ access }: { access: VisitorAccess }) => access.doubt(museum);

  it('has ended if the server says so and nothing renews it, and is forgotten', async () => {
    const visit = accessTo({ contents: inside });
    expect(await doubt(visit)).toBe(true);
    expect(visit.access.getState()).toEqual({ kind: 'ended' });
    // Staff may extend the token.
    expect(visit.access.credentials.credential()).toBe('ABC');
  });

  it('has ended if the museum asks for something else, however valid the token is', async () => {
    expect(await doubt(accessTo({ contents: inside, renewed: true }))).toBe(true);
  });

  it.each([
    ['the server admits the visitor', { hasAccess: () => Promise.resolve(true) }],
    ['the server cannot be reached', { hasAccess: () => Promise.reject(new Error('no network')) }],
    ['it is renewed', { renewed: true, hasAccess: onceRenewed() }],
    [
      'another credential of the device counts',
      { contents: { ...inside, session: 'staff' }, hasAccess: onceRenewed() },
    ],
  ])('stays where %s', async (_name, options) => {
    const visit = accessTo({ contents: inside, ...options });
    expect(await doubt(visit)).toBe(false);
    expect(visit.access.credentials.credential()).toBe('visitor');
  });

  it('is checked once for many pictures that are missing', async () => {
    const visit = accessTo({ contents: inside, hasAccess: () => Promise.resolve(true) });
    for (let index = 0; index < 5; index++) await doubt(visit);
    expect(visit.calls.hasAccess).toHaveBeenCalledOnce();
    visit.clock.time += 10_000;
    await doubt(visit);
    expect(visit.calls.hasAccess).toHaveBeenCalledTimes(2);
  });
});

describe('a session', () => {
  it.each([
    [LoginType.token, session.until, 1],
    [LoginType.token, session.since + 1000, 0],
    [LoginType.timed, session.until, 0],
  ])('of the login type %s is renewed in its second half only, if it can be', async (type, time, times) => {
    const { access, calls, clock } = accessTo({ contents: { visitorSession: JSON.stringify(session) }, renewed: true });
    clock.time = time - 1;
    expect(await access.renewWhenOld(bootWith(type))).toBe(times === 1);
    expect(calls.renew).toHaveBeenCalledTimes(times);
  });

  it('is what the offline worker answers with, and how long', () => {
    const { access } = accessTo({ contents: { visitorSession: JSON.stringify(session) } });
    const { until } = session;
    expect(access.order(60_000)).toEqual({ type: 'session', credential: 'visitor', until, isStaff: false });
    const staff = accessTo({ contents: { session: 'staff' } }).access;
    expect(staff.order(60_000)).toEqual({ type: 'session', credential: 'staff', until: now + 60_000, isStaff: true });
  });
});
