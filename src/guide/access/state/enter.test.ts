import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccessClient, createAccessClient, tokenStatus } from '#contract/access-client.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { createCredentials } from './credentials.ts';
import { enterByPassword, enterByToken, type EntryOptions, renewSession } from './enter.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** A server that answers by path, or not at all. */
function door(answers: Readonly<Record<string, () => Response>>, contents: Readonly<Record<string, string>> = {}) {
  const asked: { readonly path: string; readonly headers: Record<string, string> }[] = [];
  const credentials = createCredentials(fakeDevice(contents).open(), () => now);
  const client: AccessClient = createAccessClient({
    base: 'https://museum.example/',
    device: 'device-1',
    credential: credentials.credential,
    fetch: async (url, { headers }) => {
      const { pathname } = new URL(url);
      asked.push({ path: pathname, headers });
      const answer = answers[pathname];
      if (answer === undefined) throw new TypeError('no network');
      return answer();
    },
  });
  const options: EntryOptions = { client, credentials, now: () => now, maxAge: day };
  return { asked, credentials, options };
}

const status = '/auth/status/ABC2';
const register = '/auth/register/ABC2';
const registered = () => Response.json({ Status: 3, Session: 'session-1', Expires: '2026-11-21T12:00:00Z' });

describe('a token', () => {
  it.each(['ABC2', ' abc-2 ', 'a b–c2', 'AB\tC2'])(
    'typed as %j is registered, and stored with its session',
    async (typed) => {
      const { credentials, asked, options } = door({ [status]: () => Response.json(1), [register]: registered });
      const onBound = vi.fn<() => void>();
      expect(await enterByToken(typed, options, onBound)).toEqual({ kind: 'in' });
      expect(asked.map(({ path, headers }) => [path, headers['x-guide-device']])).toEqual([
        [status, 'device-1'],
        [register, 'device-1'],
      ]);
      expect(onBound).toHaveBeenCalledOnce();
      expect(credentials.token()).toBe('ABC2');
      expect(credentials.session()).toEqual({ session: 'session-1', since: now, until: now + 7_200_000 });
    },
  );

  it('of this device gets a new session, and does not count as new', async () => {
    const { credentials, options } = door({ [status]: () => Response.json(3), [register]: registered });
    const onBound = vi.fn<() => void>();
    expect(await enterByToken('ABC2', options, onBound)).toEqual({ kind: 'in' });
    expect(onBound).not.toHaveBeenCalled();
    expect(credentials.credential()).toBe('session-1');
  });

  it.each([
    [tokenStatus.unknown, 'unknown'],
    [tokenStatus.usedByOther, 'usedByOther'],
    [tokenStatus.expired, 'expired'],
    [tokenStatus.unknownStatus, 'unknownStatus'],
  ])('with status %i is refused: %s', async (answer, kind) => {
    const { credentials, asked, options } = door({ [status]: () => Response.json(answer) });
    expect(await enterByToken('ABC2', options)).toEqual({ kind });
    expect(asked).toHaveLength(1);
    expect(credentials.credential()).toBeUndefined();
  });

  it('that another device registered first is refused', async () => {
    const answers = { [status]: () => Response.json(1), [register]: () => Response.json({ Status: 2 }) };
    expect(await enterByToken('ABC2', door(answers).options)).toEqual({ kind: 'usedByOther' });
  });

  it.each([
    ['no network', undefined, { kind: 'offline' }],
    ['an error', () => new Response('', { status: 503 }), { kind: 'trouble' }],
    ['nonsense', () => Response.json('yes'), { kind: 'trouble' }],
    [
      'too many tries',
      () => new Response('', { status: 429, headers: { 'retry-after': '42' } }),
      { kind: 'tooMany', seconds: 42 },
    ],
    ['too many tries, for no known time', () => new Response('', { status: 429 }), { kind: 'tooMany', seconds: 60 }],
  ])('leads to %s', async (_name, answer, entry) => {
    const { options } = door(answer === undefined ? {} : { [status]: answer });
    expect(await enterByToken('ABC2', options)).toEqual(entry);
  });

  it('is renewed silently, even if that fails', async () => {
    const stored = { token: 'ABC2' };
    const { credentials, options } = door({ [status]: () => Response.json(3), [register]: registered }, stored);
    expect(await renewSession(options)).toBe(true);
    expect(credentials.session()?.session).toBe('session-1');
    expect(await renewSession(door({}, stored).options)).toBe(false);
    expect(await renewSession(door({ [register]: registered }).options)).toBe(false);
  });

  it.each([tokenStatus.unknown, tokenStatus.unused, tokenStatus.usedByOther])(
    'that has been freed (%i) is not taken back, and forgotten',
    async (answer) => {
      const { credentials, asked, options } = door(
        { [status]: () => Response.json(answer), [register]: registered },
        { token: 'ABC2' },
      );
      credentials.keep({ session: 'session-0', since: now, until: now + day }, 'ABC2');
      expect(await renewSession(options)).toBe(false);
      expect(asked.map(({ path }) => path)).toEqual([status]);
      expect(credentials.credential()).toBeUndefined();
    },
  );

  it.each([tokenStatus.expired, tokenStatus.unknownStatus])('with status %i stays on its device', async (answer) => {
    const { credentials, options } = door({ [status]: () => Response.json(answer) }, { token: 'ABC2' });
    expect(await renewSession(options)).toBe(false);
    expect(credentials.token()).toBe('ABC2');
  });

  it('is valid no longer than the maximum age', async () => {
    const { credentials, options } = door({ [status]: () => Response.json(1), [register]: registered });
    await enterByToken('ABC2', { ...options, maxAge: 60_000 });
    expect(credentials.session()?.until).toBe(now + 60_000);
  });
});

describe('the password', () => {
  const answer = (ValidUntil: string) => ({ '/auth/login': () => Response.json({ Session: 'session-2', ValidUntil }) });

  it('is sent in characters that headers allow', async () => {
    const { credentials, asked, options } = door(answer('2026-11-21T12:00:00Z'), { token: 'OLD' });
    expect(await enterByPassword('Grüße, 7 €', options)).toEqual({ kind: 'in' });
    expect(decodeURIComponent(asked[0]?.headers['x-guide-password'] ?? '')).toBe('Grüße, 7 €');
    expect(asked[0]?.headers['x-guide-password']).toMatch(/^[!-~]+$/);
    expect(credentials.session()).toEqual({ session: 'session-2', since: now, until: now + 7_200_000 });
    expect(credentials.token()).toBeUndefined();
  });

  it('also admits a device whose clock is ahead', async () => {
    const { credentials, options } = door(answer('2026-11-20T12:00:00Z'));
    await enterByPassword('a', options);
    expect(credentials.session()?.until).toBe(now + day);
  });

  it('may be wrong', async () => {
    const { options } = door({ '/auth/login': () => new Response('', { status: 401 }) });
    expect(await enterByPassword('a', options)).toEqual({ kind: 'wrong' });
  });
});
