import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole, missingBytes, planFor } from '#offline/plan.ts';
import { noRun, type Run } from '#offline/run.ts';
import { anyList, anyPresent, anySelection } from '#offline/testing/any-media.ts';
import { wantedKey } from '#offline/wanted.ts';
import { type TourFacts, tourOffline } from './tour-offline.ts';

const anyEnded: fc.Arbitrary<Run['ended']> = fc
  .array(
    fc.tuple(
      anySelection.map(wantedKey),
      fc.oneof(
        fc.record({ kind: fc.constant('noSpace' as const), short: fc.nat() }),
        fc.record({ kind: fc.constant('incomplete' as const), files: fc.array(fc.constant('files/1.mp3')) }),
      ),
    ),
    { maxLength: 3 },
  )
  .map((entries) => new Map(entries));
const anyRun: fc.Arbitrary<Run> = fc.record({
  phase: fc.constantFrom('idle', 'asking', 'running', 'repairing', 'waiting'),
  key: fc.option(anySelection.map(wantedKey), { nil: undefined }),
  bytes: fc.nat(10_000_000),
  done: fc.nat(10_000_000),
  ended: anyEnded,
});
const anyCase = fc
  .record({
    selection: anySelection,
    isWanted: fc.boolean(),
    list: fc.option(anyList, { nil: undefined }),
    stored: fc.option(anyList, { nil: undefined }),
    present: anyPresent,
    run: anyRun,
    isGuideWhole: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map(({ selection, isWanted, list, stored, present, run, isGuideWhole }) => {
    const key = wantedKey(selection);
    const facts: TourFacts = {
      plan: list && planFor(list, selection),
      stored: stored && planFor(stored, selection),
      present,
      journal: new Map(isWanted ? [[key, selection]] : []),
      run,
      isGuideWhole,
    };
    return { key, facts };
  });

test('a tour is ready only when it is whole by the list of the next start, and the guide is whole', () => {
  fc.assert(
    fc.property(anyCase, ({ key, facts }) => {
      const isThere = facts.stored !== undefined && isWhole(facts.stored, facts.present);
      const hasGuide = facts.isGuideWhole ?? facts.journal.get(key)?.wasWhole ?? true;
      const isReady = isThere && (hasGuide || !facts.journal.has(key));
      expect(tourOffline(key, facts).kind === 'ready').toBe(isReady);
    }),
  );
});

test('a tour that was not wanted calls for no action, and the bytes reported as missing are missing', () => {
  fc.assert(
    fc.property(anyCase, ({ key, facts }) => {
      const state = tourOffline(key, facts);
      const missing = facts.plan === undefined ? undefined : missingBytes(facts.plan, facts.present);
      expect('missing' in state ? state.missing : missing).toBe(missing);
      const isUnwanted = ['ready', 'none', 'unknown'].includes(state.kind);
      expect(isUnwanted || facts.journal.has(key)).toBe(true);
    }),
  );
});

describe('of a tour that is wanted', () => {
  const wanted = { tour: 1, language: 'de', isPaused: false, wasWhole: false };
  const key = wantedKey(wanted);
  const [plan] = [
    {
      media: [],
      pieces: new Map([
        ['a', 3],
        ['b', 4],
      ]),
      bytes: 7,
    },
  ];
  const facts = {
    plan,
    stored: plan,
    present: new Set(['a']),
    journal: new Map([[key, wanted]]),
    run: noRun,
    isGuideWhole: true,
  };
  const whole = new Map([[key, { ...wanted, wasWhole: true }]]);
  const at = (phase: Run['phase'], more: Partial<Run> = {}): Run => ({
    ...noRun,
    phase,
    key,
    bytes: 7,
    done: 5,
    ...more,
  });

  test.each([
    ['another is fetched', { run: at('running', { key: '2 de' }) }, { kind: 'queued', done: 3 }],
    ['the network is gone while another was fetched', { run: at('waiting', { key: '2 de' }) }, { kind: 'waiting' }],
    ['it is fetched', { run: at('running') }, { kind: 'running', done: 5 }],
    ['the list has changed since', { run: at('running', { bytes: 9, done: 8 }) }, { kind: 'running', done: 3 }],
    ['the network is gone', { run: at('waiting') }, { kind: 'waiting', done: 5 }],
    ['it is repaired', { run: at('repairing'), journal: whole }, { kind: 'repairing' }],
    ['parts were deleted, and nothing is done', { journal: whole }, { kind: 'evicted', missing: 4 }],
    ['parts were deleted, and the network is gone', { run: at('waiting'), journal: whole }, { kind: 'evicted' }],
    ['it is paused', { journal: new Map([[key, { ...wanted, isPaused: true }]]) }, { kind: 'paused', done: 3 }],
    [
      'there is no room',
      { run: at('idle', { ended: new Map([[key, { kind: 'noSpace', short: 9 }]]) }) },
      { kind: 'noSpace', short: 9 },
    ],
    [
      'a file is missing',
      { run: at('idle', { ended: new Map([[key, { kind: 'incomplete', files: ['x'] }]]) }) },
      { kind: 'incomplete', files: ['x'] },
    ],
    [
      'the museum has no list',
      { run: at('idle', { ended: new Map([[key, { kind: 'incomplete', files: [] }]]) }) },
      { kind: 'unknown' },
    ],
    [
      'the worker lacks a part of the guide',
      { present: new Set(['a', 'b']), isGuideWhole: false },
      { kind: 'waiting', bytes: 7, done: 7 },
    ],
    [
      'the worker has not said whether it has all of the guide',
      { present: new Set(['a', 'b']), isGuideWhole: undefined },
      { kind: 'running', bytes: 7, done: 7 },
    ],
  ] as const)('while %s', (_, more, expected) => {
    expect(tourOffline(key, { ...facts, ...more })).toMatchObject(expected);
  });
});
