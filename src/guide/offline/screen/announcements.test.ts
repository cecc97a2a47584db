import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TourOffline } from '../state/downloads.ts';
import { announce, type Announcements } from './announcements.ts';

const bytes = 1000;
const silent: Announcements = { tours: new Map(), progressAt: -Infinity, announcement: undefined };
const running = (done: number): TourOffline => ({ kind: 'running', bytes, done });

function hear(steps: readonly (readonly [at: number, state: TourOffline])[]): readonly (string | undefined)[] {
  let known = silent;
  return steps.map(([at, state]) => {
    const before = known.announcement;
    known = announce(known, new Map([['1 de', state]]), at);
    return known.announcement === before ? undefined : known.announcement?.state.kind;
  });
}

it('says progress at most every ten seconds, and an end at once', () => {
  expect(
    hear([
      [0, { kind: 'none', bytes, missing: bytes }],
      [1, running(0)],
      [2, running(100)],
      [9000, running(200)],
      [10_002, running(300)],
      [10_003, running(900)],
      [10_004, { kind: 'ready', bytes }],
    ]),
  ).toEqual([undefined, undefined, 'running', undefined, 'running', undefined, 'ready']);
});

it('says what stops a download, and nothing that the visitor has done', () => {
  expect(
    hear([
      [0, running(10)],
      [1, { kind: 'waiting', bytes, done: 10 }],
      [2, running(10)],
      [3, { kind: 'noSpace', bytes, short: 1 }],
    ]),
  ).toEqual([undefined, 'waiting', undefined, 'noSpace']);
  expect(
    hear([
      [0, running(10)],
      [1, { kind: 'paused', bytes, done: 10 }],
      [2, { kind: 'none', bytes, missing: bytes }],
    ]),
  ).toEqual([undefined, undefined, undefined]);
});

it('says nothing about what was so at the start', () => {
  expect(hear([[0, { kind: 'ready', bytes }]])).toEqual([undefined]);
});

it('never says progress twice within ten seconds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4000), fc.nat(bytes - 1))), (steps) => {
      let now = 0;
      const timed = steps.map(([wait, done]) => [(now += wait), running(done)] as const);
      const times = hear(timed).flatMap((announcement, index) =>
        announcement === undefined ? [] : [timed[index]?.[0] ?? 0],
      );
      const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
      expect(waits.filter((wait) => wait < 10_000)).toEqual([]);
    }),
  );
});
