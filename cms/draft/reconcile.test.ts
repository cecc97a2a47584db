import { expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { createStaffClient } from '#contract/staff-client.ts';
import { firstTemporaryId } from './draft.ts';
import { reconcile, type Unanswered } from './reconcile.ts';

const arrived = (unanswered: Partial<Unanswered>, Locations: readonly StoredObject[]) =>
  reconcile(
    createStaffClient({
      base: 'https://museum.test/',
      session: () => 's',
      fetch: () => Promise.resolve(Response.json({ Locations })),
    }),
    { model: 'locations', objects: [], known: [1], ...unanswered },
  );
const isNew = (place: number, Code: string) => ({
  wasID: firstTemporaryId + place,
  sent: { ID: -1, Code, Revision: 0 },
});

it('recognises a changed object by its ID, if it equals what was sent', async () => {
  const objects = [{ wasID: 1, sent: { ID: 1, Code: 'A', Revision: 4 } }];
  const stored = { ID: 1, Code: 'A', Revision: 5 };
  expect(await arrived({ objects }, [stored])).toEqual([{ model: 'locations', ID: 1, stored, wasID: 1 }]);
  expect(await arrived({ objects }, [{ ...stored, Code: 'B' }])).toEqual([]);
  expect(await arrived({ objects }, [])).toEqual([]);
});

it('recognises new objects among those that were not there before, each once', async () => {
  const stored = [
    { ID: 1, Code: 'A', Revision: 1 },
    { ID: 7, Code: 'A', Revision: 1 },
    { ID: 8, Code: 'B', Revision: 1 },
    { ID: 9, Code: 'A', Revision: 1 },
  ];
  const found = await arrived({ objects: [isNew(0, 'A'), isNew(1, 'A'), isNew(2, 'A'), isNew(3, 'B')] }, stored);
  expect(found.map(({ ID, wasID = 0 }) => [wasID - firstTemporaryId, ID])).toEqual([
    [0, 7],
    [1, 9],
    [3, 8],
  ]);
});
