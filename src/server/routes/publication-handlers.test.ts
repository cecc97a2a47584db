import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, openTestServer, type Role, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  server = await openTestServer({ settings: { timeZone: 'Europe/Berlin' }, clock: () => Date.now() + ahead });
}, 30_000);
afterAll(async () => await server.remove());

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, role: Role = 'manager') {
  ahead += 2000;
  const headers = await headersOf(server, role);
  return await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

const save = async (model: string, ...objects: readonly object[]): Promise<readonly { ID: number }[]> =>
  (await ask('POST', `/api/db/${model}`, [...objects], 'root')).json();

interface Listed {
  readonly MayPublish: boolean;
  readonly Publications: readonly { ID: string; State: string; At?: string; Objects: object[] }[];
}
const list = async (role: Role = 'manager'): Promise<Listed> =>
  (await ask('GET', '/api/publications', undefined, role)).json();

/** What visitors get, which a server that has just started must answer as well. */
async function seen(): Promise<{ Locations: { ID: number; Name?: object }[]; Languages: { Code: string }[] }> {
  const answer = await ask('GET', '/db', undefined, 'nobody');
  const fresh = await server.another();
  const afresh = await fresh.app.inject({ url: '/db' });
  const edited = await ask('GET', '/db?variant=INEDIT');
  const headers = await headersOf(server, 'manager');
  const editedAfresh = await fresh.app.inject({ url: '/db?variant=INEDIT', headers });
  await fresh.close();
  expect([answer.body, edited.body]).toEqual([afresh.body, editedAfresh.body]);
  return answer.json();
}

it('A part reaches visitors, and the rest stays unpublished', async () => {
  const [added] = await save('locations', { ID: -1, Name: { de: 'Neu', en: 'New' } });
  const first = (await seen()).Locations.find(({ ID }) => ID === 1);
  await save('locations', { ...first, Name: { de: 'Pforte', en: 'Gate' } });
  await save('languages', { ID: -1, Code: 'en', DisplayName: 'English' });
  const namesIn = async (): Promise<readonly unknown[]> => {
    const { Locations, Languages } = await seen();
    return [Locations.map(({ ID, Name }) => [ID, Name]), Languages.map(({ Code }) => Code)];
  };
  const publishPart = async (body: object): Promise<unknown> => {
    const before = (await ask('GET', '/api/publications')).statusCode;
    const answer = await ask('POST', '/api/db/publish', body);
    return [before, answer.statusCode, answer.json<{ Counter: number }>().Counter];
  };
  expect(await publishPart({ Languages: { Only: ['en'] }, Note: 'English' })).toEqual([200, 200, 1]);
  expect(await namesIn()).toEqual([
    [
      [1, { de: 'Tor', en: 'Gate' }],
      [2, undefined],
    ],
    ['de', 'en'],
  ]);
  const left = (await ask('GET', '/api/db/unpublished')).json<{
    Changes: { ID: number; Model: string; Who: string }[];
  }>();
  expect(left.Changes.find(({ ID, Model }) => Model === 'locations' && ID === 1)).toMatchObject({ Who: 'root' });
  expect(await publishPart({ Without: [{ Model: 'locations', ID: added?.ID }] })).toEqual([200, 200, 2]);
  expect(await namesIn()).toEqual([
    [
      [1, { de: 'Pforte', en: 'Gate' }],
      [2, undefined],
    ],
    ['de', 'en'],
  ]);
  const unpublished = (await ask('GET', '/api/db/unpublished')).json<{
    Changes: { ID: number; Kind: string; Who: string }[];
  }>();
  expect(unpublished.Changes.map(({ ID, Kind, Who }) => [ID, Kind, Who])).toEqual([[added?.ID, 'added', 'root']]);

  const [again] = await save('locations', { ...added, Name: { de: 'Neu', en: 'New one' } });
  const byManager = await ask('POST', '/api/db/locations', [{ ...again, Name: { de: 'Neu', en: 'Newer' } }]);
  expect(byManager.statusCode).toBe(200);
  expect((await ask('GET', '/api/db/unpublished')).json()).toMatchObject({
    Changes: [{ ID: added?.ID, Who: 'manager', With: ['root'] }],
  });

  await save('tourItems', { ID: -1, TourID: 1, LocationID: added?.ID, Code: '9' });
  const broken = await ask('POST', '/api/db/publish', { Without: [{ Model: 'locations', ID: added?.ID }] });
  expect([broken.statusCode, broken.json()]).toMatchObject([
    409,
    {
      error: { reason: 'publication-breaks', facts: { model: 'tourItems', target: 'locations', targetId: added?.ID } },
    },
  ]);
  const audit = (await ask('GET', '/api/audit/page/0/100', undefined, 'root')).json<{
    Entries: { Who: string; What: string; About: string }[];
  }>();
  expect(
    audit.Entries.filter(({ What }) => What === 'publishPart').map(({ Who, About }) => `${Who}: ${About}`),
  ).toEqual([`manager: −locations ${added?.ID}`, 'manager: English; en']);
});

it('What is discarded after a part was published can be brought back', async () => {
  await ask('GET', '/api/db/publishInEdit');
  const [added] = await save('locations', { ID: -1, Name: { de: 'Saal', en: 'Hall' } });
  await ask('POST', '/api/db/publish', { Languages: { Without: ['en'] } });
  expect((await ask('GET', '/api/db/unpublished')).json()).toMatchObject({ Count: 1 });
  const { Kept } = (await ask('GET', '/api/db/discardInEdit')).json<{ Kept?: string }>();
  await ask('POST', `/api/db/kept/${Kept}`);
  const { Locations } = (await ask('GET', '/db?variant=INEDIT')).json<{ Locations: { ID: number; Name?: object }[] }>();
  expect(Locations.find(({ ID }) => ID === added?.ID)?.Name).toEqual({ de: 'Saal', en: 'Hall' });
  await ask('GET', '/api/db/publishInEdit');
});

it('A plan is published at its time as it was agreed, and at once on this server', async () => {
  const [added] = await save('locations', { ID: -1, Name: { de: 'Advent' } });
  const year = new Date(Date.now() + ahead).getFullYear() + 1;
  const planned = await ask('POST', '/api/publications', { At: `${year}-12-24T09:00`, Note: 'Advent' });
  expect(planned.json()).toMatchObject({
    State: 'planned',
    PlannedAt: `${year}-12-24T08:00:00.000Z`,
    Objects: [{ Model: 'locations', ID: added?.ID, Kind: 'put' }],
  });
  const { ID } = planned.json<{ ID: string }>();
  const [later] = await save('locations', { ...added, Name: { de: 'Ostern' } });
  const { Objects } = (await ask('GET', `/api/publications/${ID}/objects`)).json<{ Objects: readonly object[] }>();
  expect(Objects).toMatchObject([{ Model: 'locations', ID: added?.ID, Object: { Name: { de: 'Advent' } } }]);
  expect(Objects[0]).not.toHaveProperty('Before');
  const isSeen = async (): Promise<readonly (object | undefined)[]> =>
    (await seen()).Locations.filter(({ ID }) => ID === added?.ID).map(({ Name }) => Name);
  const { publications } = server.services;
  const fail = (error: unknown): void => {
    throw error;
  };
  await publications.publishDue(fail);
  expect(await isSeen()).toEqual([]);
  ahead += Date.parse(`${year}-12-24T08:00:00Z`) - (Date.now() + ahead);
  await publications.publishDue(fail);
  expect(await isSeen()).toEqual([{ de: 'Advent' }]);
  // Edits after a publication get a new entry, also after a planned one.
  const saves = async (): Promise<number> =>
    (await ask('GET', '/api/audit/page/0/100?What=save', undefined, 'root')).json<{ Entries: object[] }>().Entries
      .length;
  const before = await saves();
  await save('locations', { ...later, Name: { de: 'Pfingsten' } });
  expect(await saves()).toBe(before + 1);
  const [entry] = (await ask('GET', '/api/audit/page/0/10?What=publishPlanned', undefined, 'root')).json<{
    Entries: object[];
  }>().Entries;
  expect(entry).toMatchObject({ Who: 'schedule', What: 'planned publication', About: 'Advent', Outcome: 'done' });
});

it('Nothing is published, planned or proposed that was saved after the caller has looked', async () => {
  const versionNow = async (): Promise<number> =>
    (await ask('GET', '/api/db/unpublished')).json<{ Version: number }>().Version;
  const at = { At: '2099-12-24T09:00' };
  const calls = (seen: number): readonly Parameters<typeof ask>[] => [
    ['POST', `/api/publications?Seen=${seen}`, at],
    ['POST', `/api/publications?Seen=${seen}`, {}],
    ['POST', `/api/db/publish?Seen=${seen}`, { Languages: { Only: ['de'] } }],
    ['GET', `/api/db/publishInEdit?Seen=${seen}`],
  ];
  await save('locations', { ID: -1, Name: { de: 'Fertig' } });
  const before = await versionNow();
  await save('locations', { ID: -1, Name: { de: 'Halb' } });
  for (const call of calls(before)) {
    const refused = await ask(...call);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { reason: 'publication-outdated' } }]);
  }
  expect(JSON.stringify(await seen())).not.toContain('Fertig');
  expect((await list()).Publications.filter(({ State }) => State !== 'done')).toEqual([]);
  for (const [method, url, payload] of calls(await versionNow()).slice(0, 3))
    expect((await ask(method, url, payload)).statusCode).toBe(200);
  expect((await ask('GET', `/api/db/publishInEdit?Seen=${await versionNow()}`)).statusCode).toBe(200);
  for (const { ID, State } of (await list()).Publications)
    if (State !== 'done') await ask('POST', `/api/publications/${ID}/cancel`, {});
});

it('A publication is published, moved and renewed only as the caller has seen it, and planned once for an ID', async () => {
  const [added] = await save('locations', { ID: -1, Name: { de: 'Geprüft' } });
  const plan = { ID: '0b7e4f6e-8a53-4f0e-9d6b-3a1c2d4e5f60', Note: 'Geprüft' };
  const first = await ask('POST', '/api/publications', plan);
  expect((await ask('POST', '/api/publications', plan)).json()).toEqual(first.json());
  expect((await ask('POST', '/api/publications', { ID: 'mine' })).json()).toMatchObject({
    error: { reason: 'body-wrong', facts: { field: 'ID' } },
  });
  await save('locations', { ...added, Name: { de: 'Anders' } });
  const { Version } = first.json<{ Version: number }>();
  const url = `/api/publications/${plan.ID}`;
  const renewed = await ask('POST', `${url}/renew?Seen=${Version}`);
  const refused: readonly Parameters<typeof ask>[] = [
    ['POST', `${url}/publish?Seen=${Version}`],
    ['PUT', `${url}?Seen=${Version}`, { At: '2099-01-01T10:00' }],
    ['POST', `${url}/renew?Seen=${Version}`],
    ['POST', `${url}/cancel?Seen=${Version}`, {}],
  ];
  for (const call of refused) {
    const answer = await ask(...call);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { reason: 'publication-changed' } }]);
  }
  expect(JSON.stringify(await seen())).not.toContain('Anders');
  const done = await ask('POST', `${url}/publish?Seen=${renewed.json<{ Version: number }>().Version}`);
  expect(done.json()).toMatchObject({ State: 'done' });
  expect(JSON.stringify(await seen())).toContain('Anders');
});

it('What a publication leaves out is listed only while it is still to come', async () => {
  const [added, other] = await save('locations', { ID: -1, Name: { de: 'Eins' } }, { ID: -1, Name: { de: 'Zwei' } });
  const Without = [{ Model: 'locations', ID: added?.ID }];
  const planned = await ask('POST', '/api/publications', { Without });
  expect(planned.json()).toMatchObject({ Without, Objects: [{ ID: other?.ID }] });
  const { ID } = planned.json<{ ID: string }>();
  await ask('POST', `/api/publications/${ID}/publish`);
  const ended = (await list()).Publications.find((each) => each.ID === ID);
  expect(ended).toMatchObject({ State: 'done', Changes: 1 });
  expect(ended).not.toHaveProperty('Without');
});

it('A language that the museum does not have is refused', async () => {
  for (const path of ['/api/db/publish', '/api/publications']) {
    const answer = await ask('POST', path, { Languages: { Only: ['zz'] } });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { reason: 'publication-language', facts: { language: 'zz' } } },
    ]);
  }
});

it('An hour that is left out is refused, and one that is over', async () => {
  const reasonOf = async (At: string): Promise<unknown> =>
    (await ask('POST', '/api/publications', { At })).json<{ error: { reason: string } }>().error.reason;
  expect(await reasonOf('2099-03-29T02:30')).toBe('publication-hour-missing');
  expect(await reasonOf('2020-01-01T10:00')).toBe('publication-past');
  expect((await ask('POST', '/api/publications', { At: '9999-12-31T23:59' })).statusCode).toBe(400);
  expect((await ask('POST', '/api/publications', { At: '0000-01-01T00:00' })).statusCode).toBe(400);
});

it('Where approval is needed, managers propose, and root or the chosen person publishes or declines', async () => {
  await ask('PUT', '/api/publishing', { NeedsApproval: true, Publisher: '' }, 'root');
  await save('locations', { ID: -1, Name: { de: 'Vorschlag' } });
  const statusOf = async (...call: Parameters<typeof ask>): Promise<number> => (await ask(...call)).statusCode;
  const refused = await ask('GET', '/api/db/publishInEdit');
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: { reason: 'publication-for-others' } }]);
  expect(await statusOf('POST', '/api/db/publish', {})).toBe(403);
  expect(await statusOf('POST', '/api/publications', { At: '2099-01-01T10:00' })).toBe(403);
  const propose = async (): Promise<string> =>
    (await ask('POST', '/api/publications', { Note: 'please' })).json<{ ID: string }>().ID;
  const [first, second] = [await propose(), await propose()];
  const { MayPublish, Publications } = await list();
  const proposed = Publications.filter(({ State }) => State === 'proposed').map(({ ID }) => ID);
  expect([MayPublish, proposed]).toEqual([false, [first, second]]);
  expect(await statusOf('POST', `/api/publications/${first}/publish`)).toBe(403);
  expect(await statusOf('PUT', `/api/publications/${first}`, { At: '2099-01-01T10:00' })).toBe(403);
  expect(await statusOf('POST', `/api/publications/${first}/renew`)).toBe(200);
  const declined = await ask('POST', `/api/publications/${first}/cancel`, { Note: 'Not yet' }, 'root');
  expect(declined.json()).toMatchObject({ State: 'cancelled', Answer: 'Not yet', EndedBy: 'root' });
  expect(await statusOf('POST', `/api/publications/${first}/publish`, undefined, 'root')).toBe(409);
  expect((await ask('PUT', '/api/publishing', { NeedsApproval: true, Publisher: 'nobody' }, 'root')).statusCode).toBe(
    404,
  );
  await ask('PUT', '/api/publishing', { NeedsApproval: true, Publisher: 'manager' }, 'root');
  expect((await list()).MayPublish).toBe(true);
  expect(await statusOf('POST', `/api/publications/${second}/publish`)).toBe(200);
  expect((await seen()).Locations.some(({ Name }) => JSON.stringify(Name) === '{"de":"Vorschlag"}')).toBe(true);
  await ask('PUT', '/api/publishing', { NeedsApproval: false, Publisher: '' }, 'root');
});
