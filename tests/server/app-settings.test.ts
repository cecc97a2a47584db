import { pbkdf2Sync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type buildCalls } from '#contract/calls/build-calls.ts';
import { type AnswerOf, type BodyOf } from '#contract/call.ts';
import { createAppSettings } from '#server/usecases/app-builds/app-settings.ts';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';

type Answer = AnswerOf<(typeof buildCalls)['buildSettings']>;
type Change = BodyOf<(typeof buildCalls)['setBuildSettings']>;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 30_000);
afterAll(async () => await server.remove());

const url = '/api/build/settings';
const good: Change = {
  ApplicationID: 'de.stadtmuseum.guide',
  AppName: 'Stadtmuseum',
  VersionName: '2.1',
  ServerAddress: 'https://guide.stadtmuseum.de',
  IsLoanDevice: true,
  KeepBuilds: 5,
};

async function read(): Promise<Answer> {
  return (await server.app.inject({ url, headers: await headersOf(server, 'root') })).json<Answer>();
}

async function set(change: Change): Promise<Answer> {
  const headers = await headersOf(server, 'root');
  const answer = await server.app.inject({ method: 'PUT', url, headers, payload: change });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

it('come from the content until root sets them, and are kept with what is wrong', async () => {
  const first = await read();
  expect(first.Settings).toMatchObject({ ApplicationID: '', VersionName: '1.0', KeepBuilds: 3, HasPIN: false });
  expect(first.Problems).toContainEqual(expect.objectContaining({ Field: 'ApplicationID', IsFatal: true }));
  // The drawing of the tour, and the built guide.
  expect(first.Estimate.Files).toBeGreaterThan(1);
  const second = await set({ ...good, ApplicationID: 'museum' });
  expect(second.Settings).toMatchObject({ ApplicationID: 'museum', ServerAddress: 'https://guide.stadtmuseum.de/' });
  expect(second.Problems.filter(({ IsFatal }) => IsFatal).map(({ Reason }) => Reason)).toEqual([
    'app-id-wrong',
    'app-pin-missing',
  ]);
  expect(await read()).toEqual(second);
});

it('keep an address in the form in which browsers and Android compare it', async () => {
  const address = async (ServerAddress: string): Promise<string> =>
    (await set({ ...good, ServerAddress })).Settings.ServerAddress;
  expect(await address(' HTTPS://Müseum.de/ä ')).toBe('https://xn--mseum-kva.de/%C3%A4/');
  expect(await address('https://museum.de/?x')).toBe('https://museum.de/?x');
});

it('keep a PIN as a hash that the app can check, until it is removed', async () => {
  const { Settings, Problems } = await set({ ...good, PIN: '4711' });
  expect([Settings.HasPIN, Problems.filter(({ IsFatal }) => IsFatal)]).toEqual([true, []]);
  const { pin } = (await createAppSettings(server.services.db).stored()) ?? {};
  const { pinSalt = '', pinHash, iterations = 0 } = pin ?? {};
  expect(pbkdf2Sync('4711', Buffer.from(pinSalt, 'hex'), iterations, 20, 'sha1').toString('hex')).toBe(pinHash);
  expect((await set(good)).Settings.HasPIN).toBe(true);
  expect((await set({ ...good, PIN: '' })).Settings.HasPIN).toBe(false);
});

it.each(['123', '1'.repeat(13), 'abcd'])('refuse the PIN %s', async (PIN) => {
  const headers = await headersOf(server, 'root');
  const answer = await server.app.inject({ method: 'PUT', url, headers, payload: { ...good, PIN } });
  expect(answer.statusCode).toBe(400);
});

it('miss an icon until the museum has chosen a picture', async () => {
  const { db, published } = server.services;
  const reasons = async (): Promise<readonly string[]> =>
    (await read()).Problems.filter(({ Field }) => Field === 'Icon').map(({ Reason }) => Reason);
  expect(await reasons()).toEqual(['app-icon-missing']);
  await db.write((transaction) =>
    transaction
      .insertInto('objects')
      .values({
        copy: 'published',
        model: 'configurations',
        id: 1,
        place: 0,
        revision: 1,
        body: JSON.stringify({ ID: 1, FaviconURL: 'files/picture.svg' }),
      })
      .execute(),
  );
  await db.write((transaction) => transaction.updateTable('copies').set({ epoch: 99 }).execute());
  await published.renew();
  expect(await reasons()).toEqual([]);
});
