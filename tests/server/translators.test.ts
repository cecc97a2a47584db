import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { withState, withText } from '#content/translated-texts.ts';
import { headersOf, openTestServer, type Role, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ settings: { translate: 'cat' } });
}, 30_000);
afterAll(() => server.remove());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(role: Role, method: Method, url: string, payload?: object): Promise<readonly [number, unknown]> {
  const headers = await headersOf(server, role);
  const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const { error, ...rest } = answer.json<{ error?: { reason: string } }>();
  return [answer.statusCode, error?.reason ?? rest];
}

const gate = async (): Promise<StoredObject> => {
  const headers = await headersOf(server, 'translator');
  const { Locations } = (await server.app.inject({ url: '/db?variant=INEDIT', headers })).json<{
    Locations: StoredObject[];
  }>();
  return Locations[0] ?? {};
};
const save = (object: StoredObject, role: Role = 'translator') => call(role, 'POST', '/api/db/locations', [object]);
const english = { name: 'Name', code: 'en', source: 'de' };

it('A translator saves texts in the own languages, and nothing else; the audit trail knows who', async () => {
  const before = await gate();
  expect((await save(withText(before, english, 'Gate')))[0]).toBe(200);
  const translated = await gate();
  expect(translated).toMatchObject({ Name: { de: 'Tor', en: 'Gate' } });
  const refused = [403, 'not-a-translation'];
  expect(await save(withText(translated, { ...english, code: 'de' }, 'Tür'))).toEqual(refused);
  expect(await save(withText(translated, { ...english, code: 'fr' }, 'Porte'))).toEqual(refused);
  expect(await save({ ...translated, Code: 'x' })).toEqual(refused);
  expect(await save({ ID: -1, Name: { en: 'New' } })).toEqual(refused);
  expect(await save({ ID: 99, Name: { en: 'New' } })).toEqual(refused);
  expect(await save(withState(translated, english, { kind: 'checked', at: '2026-05-01', by: 'root' }))).toEqual(
    refused,
  );
  expect(await save(withText(before, english, 'Late'))).toEqual([409, 'changed-by-another']);
  expect(await gate()).toEqual(translated);
  expect(await call('translator', 'POST', '/api/db/themes', [{ ID: 1 }])).toEqual([403, 'model-for-root']);
  expect(await call('translator', 'DELETE', '/api/db/locations', [translated])).toEqual([403, 'group-too-low']);
  const entries = await server.services.db.read.selectFrom('auditTrail').selectAll().execute();
  expect(entries.map(({ who, what, outcome }) => [who, what, outcome])).toContainEqual(['translator', 'save', 'done']);
});

it('Root chooses the languages, which apply at once', async () => {
  expect(await call('translator', 'GET', '/api/session')).toMatchObject([200, { Languages: ['en'] }]);
  expect((await call('root', 'PUT', '/api/perm/users/translator/languages', { Languages: ['fr'] }))[0]).toBe(200);
  expect(await call('translator', 'GET', '/api/session')).toMatchObject([200, { Languages: ['fr'] }]);
  const now = await gate();
  expect(await save(withText(now, english, 'Door'))).toEqual([403, 'not-a-translation']);
  expect((await save(withText(now, { ...english, code: 'fr' }, 'Porte')))[0]).toBe(200);
  expect(await call('root', 'PUT', '/api/perm/users/nobody/languages', { Languages: [] })).toEqual([
    404,
    'user-missing',
  ]);
  expect(await call('manager', 'PUT', '/api/perm/users/translator/languages', { Languages: ['de'] })).toEqual([
    403,
    'group-too-low',
  ]);
});

it('The program that translates is asked for the own languages alone', async () => {
  expect(await call('translator', 'GET', '/api/translation')).toEqual([200, { IsThere: true }]);
  const ask = (To: string) => call('translator', 'POST', '/api/translation', { From: 'de', To, Texts: ['Tor'] });
  expect(await ask('fr')).toEqual([200, { Texts: ['Tor'] }]);
  expect(await ask('en')).toEqual([403, 'language-of-others']);
  expect(await call('desk', 'GET', '/api/translation')).toEqual([403, 'group-too-low']);
});

it('Visitors get nothing of what staff note on translations', async () => {
  await server.app.inject({ url: '/api/db/publishInEdit', headers: await headersOf(server, 'root') });
  const { body } = await server.app.inject({ url: '/db' });
  expect(body).toContain('Porte');
  expect(body).not.toContain('TranslatedFrom');
});
