import { describe, expect, it } from 'vitest';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts';
import { createStaffClient } from '#contract/staff-client.ts';
import { apply, changedNames, type Draft, draftDefinition, firstTemporaryId, objectOf, put } from './draft.ts';
import { type ServerUpdate } from './rebase.ts';
import { type Unanswered } from './reconcile.ts';
import { saveDraft } from './save.ts';
import { openedDraft, station, withoutStation, withStation } from './testing/museum.ts';

const temporary = firstTemporaryId;

interface Sent {
  readonly method: string;
  readonly model: string;
  readonly body: readonly StoredObject[];
}

interface Answers {
  readonly definition?: unknown;
  /** Replaces the answer to the request of this number. */
  readonly refuse?: (request: number, sent: Sent) => Response | undefined;
  readonly removed?: unknown;
}

/** A server that assigns new objects IDs from 100 and each object its next Revision. */
async function save(draft: Draft, { definition = {}, refuse, removed }: Answers = {}) {
  const requests: Sent[] = [];
  const settled: (readonly ServerUpdate[])[] = [];
  const sending: (Unanswered | undefined)[] = [];
  let nextID = 100;
  const client = createStaffClient({
    base: 'https://museum.test/',
    session: () => undefined,
    fetch: (input, init) => {
      if (typeof init?.body !== 'string') return Promise.resolve(Response.json(definition));
      const read: unknown = JSON.parse(init.body);
      const body = (Array.isArray(read) ? read : []).filter(isObject);
      const sent = { method: init.method ?? '', model: new Request(input).url.split('/').at(-1) ?? '', body };
      requests.push(sent);
      const refusal = refuse?.(requests.length, sent);
      if (refusal !== undefined) return Promise.resolve(refusal);
      if (sent.method === 'DELETE') return Promise.resolve(Response.json(removed ?? { Deleted: [], Changed: [] }));
      const stored = body.map((object) => ({
        ...object,
        ID: object['ID'] === -1 ? nextID++ : object['ID'],
        Revision: Number(object['Revision']) + 1,
      }));
      return Promise.resolve(Response.json(stored));
    },
  });
  const end = await saveDraft(client, draft, {
    onSaved: (updates) => void settled.push(updates),
    onSent: (unanswered) => void sending.push(unanswered),
  });
  return { end, requests, settled, sending };
}

const withObject = (draft: Draft, model: 'tours' | 'tourItems' | 'themes', object: StoredObject): Draft =>
  apply(draft, { patches: [put(draft, model, object)], at: 0 });

function refusal(code: ErrorCode, details?: unknown): Response {
  return Response.json({ error: { code, message: 'Refused.', details } }, { status: errorStatus[code] });
}

describe('saving', () => {
  it('sends nothing if nothing has changed', async () => {
    expect(await save(openedDraft())).toEqual({ end: { kind: 'saved' }, requests: [], settled: [], sending: [] });
  });

  it('sends objects before those that refer to them, with their new IDs', async () => {
    const [tour, place, theme] = [temporary, temporary + 1, temporary + 2];
    let draft = withObject(openedDraft(), 'tourItems', { ID: temporary + 3, TourID: tour, LocationID: place });
    draft = withObject(draft, 'tours', { ID: tour, ThemeID: theme });
    draft = withStation(draft, { ID: place });
    draft = withObject(draft, 'themes', { ID: theme });
    const { end, requests, settled } = await save(draft);
    expect(end).toEqual({ kind: 'saved' });
    expect(requests).toEqual([
      { method: 'POST', model: 'themes', body: [{ ID: -1, Revision: 0 }] },
      { method: 'POST', model: 'locations', body: [{ ID: -1, Revision: 0 }] },
      { method: 'POST', model: 'tours', body: [{ ID: -1, Revision: 0, ThemeID: 100 }] },
      { method: 'POST', model: 'tourItems', body: [{ ID: -1, Revision: 0, TourID: 102, LocationID: 101 }] },
    ]);
    expect(settled[1]).toEqual([{ model: 'locations', ID: 101, wasID: place, stored: { ID: 101, Revision: 1 } }]);
  });

  it('sends new objects of one model that refer to each other a second time', async () => {
    const [one, other] = [temporary, temporary + 1];
    const draft = withStation(
      withStation(withStation(openedDraft(), { ID: one, DeepDives: [other, 1] }), { ID: other }),
      { ID: 2, DeepDives: [1], Code: 'X' },
    );
    const { requests, settled } = await save(draft);
    expect(requests.map(({ body }) => body)).toEqual([
      [
        { ID: -1, Revision: 0, DeepDives: [-1, 1] },
        { ID: -1, Revision: 0 },
        { ID: 2, Revision: 1, DeepDives: [1], Code: 'X' },
      ],
      [{ ID: 100, Revision: 1, DeepDives: [101, 1] }],
    ]);
    expect(settled[1]).toMatchObject([{ ID: 100, wasID: one, stored: { Revision: 2 } }]);
  });

  it('sends the server’s Revision, whatever the draft contains', async () => {
    const { requests } = await save(withStation(openedDraft(), { ID: 1, Revision: 77 }));
    expect(requests[0]?.body).toEqual([{ ID: 1, Revision: 1 }]);
  });

  it('reports what is in flight until it is answered', async () => {
    const { sending } = await save(withStation(openedDraft(), { ID: temporary, Code: 'X' }));
    expect(sending).toEqual([
      {
        model: 'locations',
        objects: [{ wasID: temporary, sent: { ID: -1, Revision: 0, Code: 'X' } }],
        known: [1, 2],
      },
      undefined,
    ]);
  });

  it('uses what was saved first when it sends the second time', async () => {
    const { sending } = await save(withStation(openedDraft(), { ID: temporary, DeepDives: [temporary] }));
    expect(sending[2]).toMatchObject({ objects: [{ wasID: temporary, sent: { ID: 100 } }], known: [1, 2, 100] });
  });
});

describe('a save that fails', () => {
  const draft = withObject(withStation(openedDraft(), { ID: 1, Code: 'X' }), 'tours', { ID: 1, Code: 'Y' });

  it('ends there, and saved objects stay saved', async () => {
    const { end, requests, settled, sending } = await save(draft, {
      refuse: (request) => (request === 2 ? refusal('wrong-value') : undefined),
    });
    expect(end).toMatchObject({ kind: 'failed', error: { facts: { status: 400 } } });
    expect(requests.map(({ model }) => model)).toEqual(['locations', 'tours']);
    expect(settled).toHaveLength(1);
    expect(sending.at(-1)).toBeUndefined();
  });

  it('without an answer from the server leaves open whether it arrived', async () => {
    const { end, sending } = await save(draft, { refuse: () => new Response('Bad gateway', { status: 502 }) });
    expect(end.kind).toBe('failed');
    expect(sending).toHaveLength(1);
    expect(sending[0]).toMatchObject({ model: 'locations' });
  });

  it('reports the objects that another person has changed', async () => {
    const theirs = { ID: 1, Revision: 5 };
    const details = { Conflicts: [{ ID: 1, Stored: theirs }, { ID: 2 }, { ID: 'x' }, 7] };
    const { end } = await save(draft, {
      refuse: (_, { model }) => (model === 'tours' ? refusal('conflict', details) : undefined),
    });
    expect(end).toEqual({
      kind: 'clashed',
      clashes: [
        { model: 'tours', ID: 1, theirs },
        { model: 'tours', ID: 2, theirs: undefined },
      ],
    });
  });

  it.each([
    ['another refusal', refusal('wrong-value', { Conflicts: [{ ID: 1 }] })],
    ['a conflict that names nothing', refusal('conflict')],
    ['a conflict of nothing', refusal('conflict', { Conflicts: [] })],
    ['a conflict without a list', refusal('conflict', { Conflicts: 1 })],
  ])('is a failure with %s', async (_, answer) => {
    expect((await save(draft, { refuse: () => answer })).end.kind).toBe('failed');
  });
});

describe('deleting', () => {
  const definition = {
    Locations: [
      { ID: 1, Revision: 1 },
      { ID: 2, Revision: 1, DeepDives: [1] },
    ],
  };

  it('leaves to the server what changes by a deletion alone', async () => {
    const draft = withoutStation(openedDraft(), 1);
    expect(changedNames(draft).length).toBeGreaterThan(2);
    const { requests } = await save(draft, { definition: draftDefinition(openedDraft()) });
    expect(requests.map(({ method, model }) => `${method} ${model}`)).toEqual(['DELETE locations', 'DELETE tourItems']);
    const edited = withStation(draft, { ...objectOf(draft, station(2)), Code: 'X' });
    const both = await save(edited, { definition: draftDefinition(openedDraft()) });
    expect(both.requests.map(({ method, model }) => `${method} ${model}`)).toEqual([
      'POST locations',
      'DELETE locations',
      'DELETE tourItems',
    ]);
  });

  it('follows saving, locations first, with the server’s versions of the objects', async () => {
    const draft = withoutStation(withStation(openedDraft(), { ID: 2, Code: 'X', Revision: 1 }), 1);
    const items = {
      TourItems: [
        { ID: 1, Revision: 1 },
        { ID: 2, Revision: 1 },
      ],
    };
    const { end, requests, settled } = await save(draft, {
      definition: { ...definition, ...items },
      removed: {
        Deleted: [
          { Model: 'tourItems', ID: 1 },
          { Model: 'strangers', ID: 9 },
        ],
        Changed: [
          { Model: 'tours', Object: { ID: 1, Revision: 4 } },
          { Model: 'strangers', Object: { ID: 9 } },
        ],
      },
    });
    expect(end).toEqual({ kind: 'saved' });
    const posts = requests.filter(({ method }) => method === 'POST').length;
    expect(requests.slice(0, posts).every(({ method }) => method === 'POST')).toBe(true);
    expect(requests[posts]).toEqual({
      method: 'DELETE',
      model: 'locations',
      body: [{ ID: 1, Name: { de: 'Eins' }, Revision: 1 }],
    });
    expect(settled[posts]).toEqual([
      { model: 'tourItems', ID: 1, stored: undefined },
      { ...station(1), wasID: 1, stored: undefined },
      { model: 'tours', ID: 1, stored: { ID: 1, Revision: 4 } },
    ]);
    expect(requests[posts + 1]?.model).toBe('tourItems');
  });

  it.each([
    ['changed', { Locations: [{ ID: 1, Revision: 3, Code: 'N' }] }, { ID: 1, Revision: 3, Code: 'N' }],
    ['deleted', { Locations: [] }, undefined],
  ])('sends nothing while another user has %s it', async (_, now, theirs) => {
    const { end, requests } = await save(withoutStation(withStation(openedDraft(), { ID: 2, Code: 'X' }), 1), {
      definition: { TourItems: [{ ID: 1, Revision: 1 }], ...now },
    });
    expect(end).toEqual({ kind: 'clashed', clashes: [{ ...station(1), theirs }] });
    expect(requests).toEqual([]);
  });
});
