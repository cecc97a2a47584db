import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TourOffline } from '../state/downloads.ts';
import { actionsOf, countLacking, isUnderWay, labelOf, percentOf, progressOf, sentenceOf } from './tour-state.ts';

const size = (bytes: number): string => `${bytes} B`;
const parts = { bytes: 40, done: 12 };

const states: readonly (readonly [TourOffline, string, string])[] = [
  [{ kind: 'none', bytes: 40, missing: 40 }, 'offline.get 40 B', 'offline.none.text 40 B'],
  [{ kind: 'none', bytes: 40, missing: 28 }, 'offline.rest 28 B', 'offline.none.text 28 B'],
  [{ kind: 'queued', ...parts }, 'offline.queued', 'offline.queued.text 40 B'],
  [{ kind: 'running', ...parts }, 'offline.running 30', 'offline.running.text 40 B'],
  [{ kind: 'paused', ...parts }, 'offline.paused 30', 'offline.paused.text 40 B'],
  [{ kind: 'waiting', ...parts }, 'offline.waiting', 'offline.waiting.text 40 B'],
  [{ kind: 'repairing', ...parts }, 'offline.repairing 30', 'offline.repairing.text 40 B'],
  [{ kind: 'noSpace', bytes: 40, short: 7 }, 'offline.noSpace', 'offline.noSpace.text 7 B'],
  [{ kind: 'incomplete', bytes: 40, files: ['a.mp3'] }, 'offline.missing', 'offline.incomplete.text 40 B'],
  [{ kind: 'evicted', bytes: 40, missing: 5 }, 'offline.missing', 'offline.evicted.text 5 B'],
  [{ kind: 'ready', bytes: 40 }, 'offline.ready', 'offline.ready.text 40 B'],
];

it.each(states)('%j is worded', (state, label, sentence) => {
  const written = ({ key, facts = {} }: ReturnType<typeof labelOf>): string => [key, ...Object.values(facts)].join(' ');
  expect([written(labelOf(state, size)), written(sentenceOf(state, size))]).toEqual([label, sentence]);
});

it('every known state offers a way on, and a download that needs no help can be stopped', () => {
  for (const [state] of states) expect([state.kind, actionsOf(state).length]).not.toEqual([state.kind, 0]);
  for (const [state] of states.filter(([one]) => isUnderWay(one))) expect(actionsOf(state)).toContain('pause');
  expect(actionsOf({ kind: 'unknown' })).toEqual([]);
});

it('a bar appears where some bytes have arrived and others not', () => {
  const barred = states.filter(([state]) => progressOf(state) !== undefined).map(([{ kind }]) => kind);
  expect(barred).toEqual(['queued', 'running', 'paused', 'waiting', 'repairing']);
});

it('nothing is lacking when every wanted tour is whole', () => {
  const countOf = (...kinds: readonly TourOffline['kind'][]): number =>
    countLacking(states.flatMap(([state]) => (kinds.includes(state.kind) ? [state] : [])));
  expect(countLacking(states.map(([state]) => state))).toBe(8);
  expect(countOf('ready', 'none')).toBe(0);
  expect(countOf('ready', 'paused', 'noSpace')).toBe(2);
});

it('100 percent means all', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const [done, bytes] = [Math.min(one, other), Math.max(one, other)];
      const percent = percentOf({ done, bytes });
      expect(percent === 100).toBe(done === bytes);
      expect(percent).toBeGreaterThanOrEqual(0);
    }),
  );
});
