import { expect, it, vi } from 'vitest';
import { registerWorker, type WorkerTrouble } from './offline-worker.ts';

interface World {
  readonly host: 'localhost' | 'museum.example';
  /** The answer at the script's address; undefined: no network. */
  readonly script: { readonly status: number; readonly type: string } | undefined;
  /** Whether a login page answers in the museum's place. */
  readonly isPortal?: boolean;
  /** The call that the browser rejects when it fetches the script itself. */
  readonly refuses?: 'register' | 'update';
}

const script = { status: 200, type: 'text/javascript; charset=utf-8' };
const page = { status: 200, type: 'text/html' };
const gone = { status: 404, type: 'application/json' };

/** Registers a worker on a device that has one from before, unless the browser refuses it. */
async function register({ host, script: found, isPortal = false, refuses }: World) {
  const registration = {
    active: refuses === 'register' ? null : {},
    update: () => (refuses === 'update' ? Promise.reject(new TypeError('refused')) : Promise.resolve()),
    unregister: vi.fn(() => Promise.resolve(true)),
  };
  const container = {
    register: () => (refuses === 'register' ? Promise.reject(new TypeError('refused')) : Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('fetch', (url: URL) => {
    if (found === undefined) return Promise.reject(new TypeError('no network'));
    const type = isPortal ? 'text/html' : 'application/json';
    const answer = url.pathname === '/sw.js' ? found : { status: 200, type };
    return Promise.resolve(new Response('', { status: answer.status, headers: { 'content-type': answer.type } }));
  });
  const late: WorkerTrouble[] = [];
  const result = await registerWorker(new URL(`https://${host}/`), (trouble) => late.push(trouble));
  // Later findings of the browser take a few turns.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  const reason = 'reason' in result ? result.reason : late[0]?.reason;
  return { reason, isGone: registration.unregister.mock.calls.length > 0 };
}

it.each<World & { readonly ends: string; readonly reason?: WorkerTrouble['reason']; readonly isGone?: boolean }>([
  { ends: 'is registered', host: 'localhost', script },
  { ends: 'survives a network that is away', host: 'localhost', script: undefined },
  { ends: 'survives an error of the server', host: 'localhost', script: { status: 503, type: 'text/html' } },
  { ends: 'survives the login page of a network', host: 'localhost', script: page, isPortal: true },
  { ends: 'goes when its script is gone', host: 'localhost', script: gone, reason: 'missing', isGone: true },
  { ends: 'goes when its script is a page', host: 'localhost', script: page, reason: 'wrong-type', isGone: true },
  { ends: 'is refused by the browser', host: 'localhost', script, refuses: 'register', reason: 'refused' },
  { ends: 'is registered', host: 'museum.example', script },
  { ends: 'survives a network that is away', host: 'museum.example', script: undefined, refuses: 'update' },
  { ends: 'survives a login page', host: 'museum.example', script: page, refuses: 'update', isPortal: true },
  { ends: 'goes', host: 'museum.example', script: gone, refuses: 'update', reason: 'missing', isGone: true },
  { ends: 'goes', host: 'museum.example', script: page, refuses: 'update', reason: 'wrong-type', isGone: true },
  { ends: 'never comes', host: 'museum.example', script: gone, refuses: 'register', reason: 'missing', isGone: true },
])('on $host a worker $ends', async ({ reason, isGone = false, ...world }) => {
  expect(await register(world)).toEqual({ reason, isGone });
});

const watch = (): void => undefined;

it('a browser without workers, or whose guard lets nothing be registered, continues with the network', async () => {
  vi.stubGlobal('navigator', {});
  const place = new URL('https://museum.example/');
  expect(await registerWorker(place, watch)).toMatchObject({ reason: 'unsupported' });
  vi.stubGlobal('navigator', {
    serviceWorker: { register: () => Promise.resolve(), getRegistration: () => Promise.resolve() },
  });
  expect(await registerWorker(place, watch)).toMatchObject({ reason: 'refused' });
  const refuse = (): Promise<never> => Promise.reject(new DOMException('All site data is blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { register: refuse, getRegistration: refuse } });
  expect(await registerWorker(place, watch)).toMatchObject({ reason: 'refused' });
});
