import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { RequestError } from '#contract/errors.ts';
import type { Visits } from '#contract/access-client.ts';
import { fakeDevice, type FakeDeviceOptions } from '../../adapters/testing/fake-device.ts';
import { createVisitSender, waitingVisits } from './send-visits.ts';
import { noteVisit } from './visit-log.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

function museum(options: FakeDeviceOptions = {}) {
  const storage = fakeDevice({}, options).open();
  let last = 0;
  const random = {
    randomUUID: () => `visit-${(last += 1)}`,
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes,
  };
  const book = { storage, random, device: { id: 'device-1', kind: 'web' }, noted: createStore<object>(() => ({})) };
  const open = (ItemCode: string) => noteVisit(book, { Kind: 'open', TourCode: 'HL', ItemCode, Language: 'de' }, 0);
  const codes = () => waitingVisits(storage).map(({ ItemCode }) => ItemCode);
  return { storage, book, open, codes };
}

function sender({ storage }: ReturnType<typeof museum>, answer: (visits: Visits) => Promise<void>) {
  const batches: number[] = [];
  const pauses: { readonly task: () => void; readonly milliseconds: number }[] = [];
  const { sendAll, sendAgain, sendLast } = createVisitSender({
    storage,
    later: (task, milliseconds) => void pauses.push({ task, milliseconds }),
    send: (visits) => {
      batches.push(visits.length);
      return answer(visits);
    },
  });
  return { sendAll, sendAgain, sendLast, batches, pauses };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const taken = () => Promise.resolve();
const failing = (status: number, retryAfter?: number) => () =>
  Promise.reject(
    new RequestError({ failure: 'status', url: 'visit', status, ...(retryAfter === undefined ? {} : { retryAfter }) }),
  );

describe('visits', () => {
  it('are recorded with device, station and time, and sent once', async () => {
    const here = museum();
    here.open('007');
    expect(waitingVisits(here.storage)).toEqual([
      {
        ID: 'visit-1',
        Kind: 'open',
        TourCode: 'HL',
        ItemCode: '007',
        Language: 'de',
        Device: 'web',
        At: '1970-01-01T00:00:00.000Z',
      },
    ]);
    const { sendAll, batches } = sender(here, taken);
    await sendAll();
    await sendAll();
    expect(batches).toEqual([1]);
    expect(here.codes()).toEqual([]);
  });

  it('are sent in batches, and the oldest of too many are dropped', async () => {
    const here = museum();
    for (let code = 0; code < 1005; code += 1) here.open(String(code));
    expect(here.codes()).toHaveLength(1000);
    expect(here.codes()[0]).toBe('5');
    const { sendAll, batches } = sender(here, taken);
    await sendAll();
    expect(batches).toEqual(Array.from({ length: 10 }, () => 100));
  });

  it('wait while the network fails, and are sent after a pause', async () => {
    const here = museum();
    here.open('1');
    const answers = [failing(503, 90), taken];
    const { sendAll, batches, pauses } = sender(here, () => (answers.shift() ?? taken)());
    await sendAll();
    await sendAll();
    expect([batches, here.codes(), pauses[0]?.milliseconds]).toEqual([[1], ['1'], 90_000]);
    pauses[0]?.task();
    await expect.poll(() => here.codes()).toEqual([]);
  });

  it('are tried again at once when the network may be back, unless the server wants to be left alone', async () => {
    const here = museum();
    here.open('1');
    const lost = () => Promise.reject(new RequestError({ failure: 'network', url: 'visit' }));
    const answers = [lost, failing(429, 90)];
    const { sendAll, sendAgain, sendLast, batches } = sender(here, () => (answers.shift() ?? taken)());
    await sendAll();
    await sendAll();
    expect(batches).toEqual([1]);
    await sendAgain();
    expect(batches).toEqual([1, 1]);
    await sendAgain();
    sendLast();
    expect([batches, here.codes()]).toEqual([[1, 1], ['1']]);
  });

  it('are tried again soon when a network that is back fails once more', async () => {
    const here = museum();
    here.open('1');
    const lost = () => Promise.reject(new RequestError({ failure: 'network', url: 'visit' }));
    const answers = [lost, lost, lost];
    const { sendAll, sendAgain, pauses } = sender(here, () => (answers.shift() ?? taken)());
    await sendAll();
    await sendAgain();
    pauses.at(-1)?.task();
    await settled();
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([60_000, 2000, 60_000]);
    pauses.at(-1)?.task();
    await expect.poll(() => here.codes()).toEqual([]);
  });

  it('are sent once more when the network comes back while a request is failing', async () => {
    const here = museum();
    here.open('1');
    const requests: { readonly take: () => void; readonly lose: () => void }[] = [];
    const { sendAll, sendAgain, batches } = sender(
      here,
      () =>
        new Promise((take, reject) => {
          requests.push({ take, lose: () => reject(new RequestError({ failure: 'network', url: 'visit' })) });
        }),
    );
    const first = sendAll();
    await sendAgain();
    requests[0]?.lose();
    await first;
    expect([batches, here.codes()]).toEqual([[1, 1], ['1']]);
    requests[1]?.take();
    await expect.poll(() => here.codes()).toEqual([]);
  });

  it('pile up no requests in a network that never answers, and are sent when it does', async () => {
    const here = museum();
    here.open('1');
    const hanging: (() => void)[] = [];
    const { sendAll, sendAgain, sendLast, batches } = sender(
      here,
      () =>
        new Promise((_, reject) => {
          hanging.push(() => reject(new RequestError({ failure: 'network', url: 'visit' })));
        }),
    );
    const first = sendAll();
    for (let turn = 0; turn < 5; turn += 1) {
      sendLast();
      void sendAgain();
    }
    expect(batches).toEqual([1, 1]);
    for (const giveUp of hanging.splice(0)) giveUp();
    await first;
    expect([batches, here.codes()]).toEqual([[1, 1, 1], ['1']]);
    for (const giveUp of hanging.splice(0)) giveUp();
    await settled();
    expect(batches).toEqual([1, 1, 1]);
    sendLast();
    expect(batches).toEqual([1, 1, 1, 1]);
  });

  it('that the server rejects do not block others', async () => {
    const here = museum();
    for (const code of ['1', 'bad', '3']) here.open(code);
    const told: string[] = [];
    const { sendAll } = sender(here, async (visits) => {
      if (visits.some(({ ItemCode }) => ItemCode === 'bad')) await failing(400)();
      told.push(...visits.map(({ ItemCode }) => ItemCode));
    });
    await sendAll();
    expect([told, here.codes()]).toEqual([['1', '3'], []]);
  });

  it('recorded while others are sent are kept', async () => {
    const here = museum();
    here.open('1');
    const { sendLast } = sender(here, async () => here.open('2'));
    sendLast();
    await expect.poll(() => here.codes()).toEqual(['2']);
  });

  it('are recorded for as long as the page lasts if nothing can be stored', () => {
    const here = museum({ isForbidden: true });
    here.open('1');
    expect(here.codes()).toEqual(['1']);
  });

  it.each(['{broken', '7', '[null, 3, {"ID": 4}]'])('stored as %s are ignored', (visits) => {
    const storage = fakeDevice({ visits }).open();
    expect(waitingVisits(storage)).toEqual([]);
  });
});
