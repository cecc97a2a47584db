import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { CopyName } from '../../store/tables.ts';
import { readCopy, readCopyText } from './copies.ts';
import { packCopy } from './copy-answer.ts';
import { contentOf, withChanges } from './copy-content.ts';
import { saveObjects } from './save-objects.ts';
import { writeCopy } from './write-copy.ts';

let server: TestServer;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer();
  headers = await headersOf(server, 'root');
});

afterAll(() => server.remove());

const actions = ['save', 'add', 'remove', 'publish', 'discard', 'import', 'saveElsewhere', 'saveMany'] as const;
const walk = fc.array(fc.record({ act: fc.constantFrom(...actions), at: fc.nat(9), isRead: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

it('a copy is what the database has, whatever was saved, deleted, published, discarded, imported or written elsewhere', async () => {
  let round = 0;
  const walks = fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      for (const { act, at, isRead } of steps) {
        await take(act, at, (round += 1));
        if (isRead) await expectCurrent();
      }
      await expectCurrent();
    }),
    {
      numRuns: propertyRuns(25),
      // The Revisions of imported stations say nothing about what is in them.
      examples: [[(['import', 'publish', 'import', 'publish'] as const).map((act) => ({ act, at: 0, isRead: true }))]],
    },
  );
  await expect(walks).resolves.toBeUndefined();
});

async function take(act: (typeof actions)[number], at: number, round: number): Promise<void> {
  const { Locations } = (await readCopy(server.services.db.read, CopyName.inEdit)) as { Locations: StoredObject[] };
  const one = Locations[at % Math.max(1, Locations.length)];
  const call = async (url: string, payload?: object, method: 'DELETE' | 'POST' = 'POST'): Promise<void> => {
    const { statusCode, body } = await server.app.inject({
      url,
      headers,
      ...(payload === undefined ? {} : { method, payload }),
    });
    expect(statusCode, body).toBe(200);
  };
  const named = { Name: { de: `Runde ${round}` } };
  if (act === 'publish') {
    await call('/api/db/publishInEdit');
    const [edited, published] = await Promise.all(
      [CopyName.inEdit, CopyName.published].map((copy) => readCopy(server.services.db.read, copy)),
    );
    expect(published).toEqual({ ...edited, Version: published?.['Version'] });
  } else if (act === 'discard') await call('/api/db/discardInEdit');
  else if (act === 'import')
    // With a Revision that another state of the station may have had.
    await server.services.db.write((transaction) =>
      writeCopy(transaction, CopyName.inEdit, { Locations: [{ ID: 3, ...named, Revision: 5 }, { ID: 1 }] }),
    );
  else if (act === 'add' || one === undefined) await call('/api/db/locations', [{ ID: -1, ...named }]);
  else if (act === 'remove') await call('/api/db/locations', [{ ID: one['ID'] }], 'DELETE');
  else if (act === 'save') await call('/api/db/locations', [{ ...one, ...named }]);
  else if (act === 'saveMany')
    await call('/api/db/locations', [{ ID: -1 }, ...Locations.map((each) => ({ ...each, ...named }))]);
  else
    await server.services.db.write((transaction) =>
      saveObjects(transaction, 'locations', [{ ...one, ...named }], { who: 'anna', now: 0 }),
    );
}

async function expectCurrent(): Promise<void> {
  const { db, inEdit, published } = server.services;
  for (const [name, cache] of [
    [CopyName.inEdit, inEdit],
    [CopyName.published, published],
  ] as const) {
    await cache.renew();
    const ready = await cache.current();
    expect(ready.definition).toEqual(await readCopy(db.read, name));
    const text = (await inTurns((await readCopyText(db.read, name)).encode())).toString();
    expect((await ready.answer()).bodies.identity.toString()).toBe(text);
  }
}

it('a large copy is packed part by part, into what a browser unpacks to its JSON', async () => {
  const rows = Array.from({ length: 6000 }, (_, index) => ({
    ID: index + 1,
    Name: { de: `Saal ${index}`.repeat(40) },
  }));
  const none = { Providers: [], Configurations: [], Languages: [], Messages: [], Themes: [] };
  const stored = rows.map((object) => ({ id: object.ID, body: JSON.stringify(object) }));
  const lists = { ...none, TourGroups: [], Tours: stored.slice(0, 1), TourItems: [], Locations: stored };
  const first = await inTurns(contentOf(lists, { More: 'ö' }));
  const changed = { ID: 700, Name: 'x' };
  const saved = new Map([['locations', [changed, { ID: 9000 }]]]);
  const next = withChanges(first, { saved, deleted: [{ Model: 'tours', ID: 1 }] });
  const Locations = [...rows.map((row) => (row.ID === 700 ? changed : row)), { ID: 9000 }];
  for (const [content, Tours, all] of [[first, rows.slice(0, 1), rows] as const, [next, [], Locations] as const]) {
    const { bodies } = await packCopy(content, { Counter: 1 }, true);
    expect(bodies.br).toBeUndefined();
    expect(gunzipSync(bodies.gzip ?? '').equals(bodies.identity)).toBe(true);
    expect(JSON.parse(bodies.identity.toString())).toEqual({
      Version: { Counter: 1 },
      ...none,
      TourGroups: [],
      Tours,
      TourItems: [],
      Locations: all,
      More: 'ö',
    });
  }
});
