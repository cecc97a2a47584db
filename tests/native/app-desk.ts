import { type AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import { type OpenServer } from '#server/start/open-server.ts';
import { type AnswerOf, type BodyOf } from '#contract/call.ts';
import { type BuildKind, type buildCalls } from '#contract/calls/build-calls.ts';
import { type Services } from '#server/usecases/services.ts';

export type Status = AnswerOf<(typeof buildCalls)['buildStatus']>;
export type Settings = BodyOf<(typeof buildCalls)['setBuildSettings']>;

export const goodSettings: Settings = {
  ApplicationID: 'de.stadtmuseum.guide',
  AppName: '@Museum & "Töne" \\ O’Neill\'s <1>',
  VersionName: '2.1',
  ServerAddress: 'https://guide.stadtmuseum.de/tour/',
  IsLoanDevice: false,
  KeepBuilds: 3,
};

/** Root's actions on the build page, by calls. */
export interface AppDesk {
  readonly call: (method: string, path: string, body?: object) => Promise<Response>;
  readonly status: () => Promise<Status>;
  readonly set: (settings: Partial<Settings>) => Promise<void>;
  /** Begins a build and waits for its end. */
  readonly build: (kind: BuildKind) => Promise<Status>;
  /** Waits until the build has ended. */
  readonly ended: () => Promise<Status>;
}

/** Sits down at a server that listens, or now begins to. */
export async function deskAt({ app, services }: Pick<OpenServer, 'app' | 'services'>): Promise<AppDesk> {
  if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return createAppDesk(`http://127.0.0.1:${port}`, await sessionOf(services));
}

export async function sessionOf({ sessions }: Pick<Services, 'sessions'>): Promise<string> {
  return (await sessions.openForStaff('root')).session;
}

export function createAppDesk(origin: string, session: string): AppDesk {
  const call: AppDesk['call'] = (method, path, body) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const status = async (): Promise<Status> => (await (await call('GET', '/api/build/status')).json()) as Status;
  const ended = async (): Promise<Status> => {
    let last = await status();
    await vi.waitUntil(async () => (last = await status()).State !== 'running', { timeout: 100_000, interval: 50 });
    return last;
  };
  return {
    call,
    status,
    async set(settings) {
      const answer = await call('PUT', '/api/build/settings', { ...goodSettings, ...settings });
      expect(answer.status).toBe(200);
    },
    async build(kind) {
      const answer = await call('POST', `/api/build/${kind}`);
      expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
      return ended();
    },
    ended,
  };
}
