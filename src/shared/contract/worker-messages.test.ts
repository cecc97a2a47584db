import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelName, parseNews, parseOrder, type WorkerNews, type WorkerOrder } from './worker-messages.ts';

const orders: readonly WorkerOrder[] = [
  { type: 'device', id: 'd', kind: 'web' },
  { type: 'session', credential: 's', until: 1, isStaff: false },
  { type: 'askVariant' },
  { type: 'setVariant', variant: 'INEDIT', session: 's' },
  { type: 'logout' },
  { type: 'clear' },
  { type: 'contentWhole', version: 'v2' },
  { type: 'language', code: 'de' },
  { type: 'pictures', pictures: [{ url: 'files/house.webp', shown: 'files/house.webp?width=320' }] },
  { type: 'quiet', groups: ['games'] },
  { type: 'takeOver' },
];
const news: readonly WorkerNews[] = [
  { type: 'variant', variant: 'PUBLISHED' },
  { type: 'variant', variant: 'INEDIT', shown: 'PUBLISHED' },
  { type: 'loggedOut' },
  { type: 'contentDropped' },
  { type: 'contentUpdated', version: 'v1' },
  { type: 'contentStaged', version: 'v2' },
  { type: 'guideStored', isWhole: false },
];

test('messages are read as they were sent, without what does not belong to them', () => {
  for (const order of orders) expect(parseOrder({ ...order, more: 1 })).toEqual(order);
  for (const each of news) expect(parseNews({ ...each, more: 1 })).toEqual(each);
});

test.each([
  { type: 'session', credential: 's', until: Number.NaN, isStaff: false },
  { type: 'session', credential: 's'.repeat(1001), until: 1, isStaff: false },
  { type: 'session', credential: 's', until: 1 },
  { type: 'setVariant', variant: 'DRAFT', session: 's' },
  { type: 'setVariant', variant: 'INEDIT' },
  { type: 'device', id: 1, kind: 'web' },
  { type: 'pictures', pictures: 'files/house.webp' },
  { type: 'delete everything' },
])('a malformed order does nothing: %j', (order) => {
  expect(parseOrder(order)).toBeUndefined();
});

test('anything may arrive', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => [parseOrder(data), parseNews(data)]).not.toThrow();
    }),
  );
});

test('two guides on one host have separate channels', () => {
  expect(channelName('https://museum.example/north/')).not.toBe(channelName('https://museum.example/south/'));
});
