import { expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { BackupType } from '#content/constants.ts';
import { RequestError } from '#contract/errors.ts';
import { type BackupEvent, backupMachine, type Followed, type Restored, type Wanted } from './backup-machine.ts';
import { type Backup, type LastRun } from './backups-state.ts';

const backup: Backup = {
  Name: 'a.zip',
  Size: 1,
  Description: '',
  Type: BackupType.full,
  CreatedAt: '2026-01-01T00:00:00Z',
  Origin: 'person',
};
const before: Backup = { ...backup, Name: 'before.zip', Origin: 'restore' };
const wanted: Wanted = { type: BackupType.full, description: '' };
const lost = new RequestError({ failure: 'network', url: 'api/backup' });
const refused = new RequestError({ failure: 'status', status: 507, url: 'api/backup' });

const run = (facts: Partial<LastRun>): LastRun => ({
  ID: 'new',
  Kind: 'backup',
  About: '',
  Who: 'root',
  StartedAt: '2026-01-01T00:00:00Z',
  Outcome: 'done',
  ...facts,
});

type Answer<Value> = () => Promise<Value>;
const well =
  <Value>(value: Value): Answer<Value> =>
  () =>
    Promise.resolve(value);
const badly = (why: Error): Answer<never> =>
  async function fail() {
    throw why;
  };

interface World {
  readonly create: Answer<Backup>;
  readonly saveEdits: Answer<void>;
  readonly restore: Answer<Restored>;
  readonly read: Answer<void>;
  readonly follow: (known: string | undefined) => Promise<Followed>;
}

const good: World = {
  create: well(backup),
  saveEdits: well(undefined),
  restore: well({ name: 'a.zip', before, at: 'now' }),
  read: well(undefined),
  follow: () => Promise.resolve({ last: undefined }),
};

/** A page in a world, with what it does to the world. */
function open(given: Partial<World> = {}) {
  const world = { ...good, ...given };
  const done: string[] = [];
  const does = <Value>(name: string, answer: () => Promise<Value>): Promise<Value> => {
    done.push(name);
    return answer();
  };
  let upload: ((event: BackupEvent) => void) | undefined;
  const actor = createActor(
    backupMachine.provide({
      actors: {
        create: fromPromise<Backup, Wanted>(() => does('create', world.create)),
        saveEdits: fromPromise<void>(() => does('saveEdits', world.saveEdits)),
        restore: fromPromise<Restored, { readonly name: string }>(() => does('restore', world.restore)),
        read: fromPromise<void, { readonly at: string }>(() => does('read', world.read)),
        follow: fromPromise<Followed, { readonly known: string | undefined }>(({ input }) =>
          does('follow', () => world.follow(input.known)),
        ),
        upload: fromCallback<EventObject, { readonly file: File }>(({ sendBack }) => {
          done.push('upload');
          upload = sendBack;
          return () => done.push('upload stopped');
        }),
      },
    }),
  ).start();
  return {
    done,
    send: (event: BackupEvent) => actor.send(event),
    tell: (event: BackupEvent) => upload?.(event),
    is: async (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => {
      await expect.poll(() => actor.getSnapshot().matches(value)).toBe(true);
    },
    can: (type: 'again' | 'cancel' | 'dismiss') => actor.getSnapshot().can({ type }),
    context: () => actor.getSnapshot().context,
  };
}

it('a requested backup is successful, or fails and is requested again', async () => {
  const page = open();
  page.send({ type: 'request', wanted, known: undefined });
  await page.is({ resting: 'made' });
  expect(page.context().made).toEqual(backup);

  const unlucky = open({ create: badly(refused) });
  unlucky.send({ type: 'request', wanted, known: undefined });
  await unlucky.is({ resting: 'failed' });
  expect(unlucky.context().error).toBe(refused);
  unlucky.send({ type: 'again' });
  await unlucky.is({ resting: 'failed' });
  expect(unlucky.done).toEqual(['create', 'create']);
});

it.each<[string, LastRun | undefined, { resting: 'made' | 'failed' | 'interrupted' }]>([
  ['was made', run({ Backup: backup }), { resting: 'made' }],
  ['failed', run({ Outcome: 'failed' }), { resting: 'failed' }],
  ['was interrupted with its server', run({ Outcome: 'interrupted' }), { resting: 'interrupted' }],
  ['was never begun', undefined, { resting: 'failed' }],
])('after the connection broke, the page learns that the backup %s', async (_case, last, state) => {
  const asked: (string | undefined)[] = [];
  const follow = (known: string | undefined) => {
    asked.push(known);
    return Promise.resolve({ last });
  };
  const page = open({ create: badly(lost), follow });
  page.send({ type: 'request', wanted, known: 'earlier' });
  await page.is(state);
  expect(asked).toEqual(['earlier']);
  expect(page.can('again')).toBe(true);
});

it('nothing is restored before the edits are saved', async () => {
  const page = open({ saveEdits: badly(refused) });
  page.send({ type: 'ask', backup });
  page.send({ type: 'confirm', saves: true, known: undefined });
  await page.is({ asking: 'unsaved' });
  expect([page.done, page.context().error]).toEqual([['saveEdits'], refused]);
  page.send({ type: 'confirm', saves: false, known: undefined });
  await page.is({ resting: 'restored' });
  expect(page.done).toEqual(['saveEdits', 'restore', 'read']);
  expect(page.context().restored?.before).toEqual(before);
});

it('a restore that was asked for can be called off, and one that runs cannot', async () => {
  const page = open({ restore: () => new Promise(() => undefined) });
  page.send({ type: 'ask', backup });
  page.send({ type: 'cancel' });
  await page.is({ resting: 'idle' });
  page.send({ type: 'ask', backup });
  page.send({ type: 'confirm', saves: false, known: undefined });
  await page.is('restoring');
  expect([page.can('cancel'), page.can('dismiss')]).toEqual([false, false]);
  page.send({ type: 'request', wanted, known: undefined });
  expect(page.done).toEqual(['restore']);
});

it('a failed restore leaves the edits alone, and can be asked for again', async () => {
  const page = open({ restore: badly(refused) });
  page.send({ type: 'ask', backup });
  page.send({ type: 'confirm', saves: false, known: undefined });
  await page.is({ resting: 'failed' });
  expect(page.done).toEqual(['restore']);
  page.send({ type: 'again' });
  await page.is({ asking: 'open' });
});

it('a restore whose answer was lost is read like any other, an interrupted one is not', async () => {
  const restored = run({ Kind: 'restore', About: 'a.zip', Backup: before });
  const page = open({ restore: badly(lost), follow: () => Promise.resolve({ last: restored }) });
  page.send({ type: 'ask', backup });
  page.send({ type: 'confirm', saves: false, known: undefined });
  await page.is({ resting: 'restored' });
  expect([page.done, page.context().restored]).toMatchObject([
    ['restore', 'follow', 'read'],
    { name: 'a.zip', before },
  ]);

  const killed = open({
    restore: badly(lost),
    follow: () => Promise.resolve({ last: { ...restored, Outcome: 'interrupted' } }),
  });
  killed.send({ type: 'ask', backup });
  killed.send({ type: 'confirm', saves: false, known: undefined });
  await killed.is({ resting: 'interrupted' });
  expect(killed.done).toEqual(['restore', 'follow']);
});

it('restored content that cannot be read is read later', async () => {
  let isOnline = false;
  const page = open({ read: () => (isOnline ? Promise.resolve() : Promise.reject(lost)) });
  page.send({ type: 'ask', backup });
  page.send({ type: 'confirm', saves: false, known: undefined });
  await page.is('unread');
  isOnline = true;
  page.send({ type: 'again' });
  await page.is({ resting: 'restored' });
  expect(page.done).toEqual(['restore', 'read', 'read']);
});

it('the job of another user is followed, and leaves the edits of this page to the news of the restore', async () => {
  const restored = run({ Kind: 'restore', About: 'a.zip', Backup: before });
  const page = open({ follow: () => Promise.resolve({ last: restored }) });
  page.send({ type: 'found', action: 'restore' });
  await page.is({ resting: 'restored' });
  expect(page.done).toEqual(['follow']);
});

it('an upload tells how far it is, is cancelled, fails, and begins again with the same file', async () => {
  const page = open();
  const file = new File(['zip'], 'a.zip');
  page.send({ type: 'upload', file });
  page.tell({ type: 'sent', part: 0.5 });
  expect(page.context().part).toBe(0.5);
  page.send({ type: 'cancel' });
  await page.is({ resting: 'idle' });
  page.send({ type: 'upload', file });
  page.tell({ type: 'sent', part: 0.7 });
  page.tell({ type: 'refused', error: lost });
  await page.is({ resting: 'failed' });
  page.send({ type: 'again' });
  expect([page.context().part, page.context().file]).toEqual([0, file]);
  page.tell({ type: 'uploaded', backup });
  await page.is({ resting: 'uploaded' });
  expect(page.done.filter((action) => action === 'upload stopped')).toHaveLength(3);
});
