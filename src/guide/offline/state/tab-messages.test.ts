import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTabMessage, type TabMessage } from './tab-messages.ts';

const anyMessage: fc.Arbitrary<TabMessage> = fc.oneof(
  fc.record({ type: fc.constantFrom('journal', 'deleted', 'list') }),
  fc.record({ type: fc.constant('stored'), hash: fc.string() }),
  fc.record({ type: fc.constant('retry'), wanted: fc.record({ tour: fc.integer(), language: fc.string() }) }),
  fc.record({ type: fc.constant('hurry'), paths: fc.array(fc.string()) }),
  fc.record({
    type: fc.constant('run'),
    run: fc.record({
      phase: fc.constantFrom('idle', 'running', 'waiting'),
      key: fc.option(fc.string(), { nil: undefined }),
      bytes: fc.nat(),
      done: fc.nat(),
      ended: fc
        .array(fc.tuple(fc.string(), fc.record({ kind: fc.constant('noSpace'), short: fc.nat() })))
        .map((entries) => new Map(entries)),
    }),
  }),
);

test('another tab understands each message', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      expect(parseTabMessage(structuredClone(message))).toEqual(message);
    }),
  );
});

test('any other data is no message, or one that is safe to act on', () => {
  const types = fc.constantFrom('journal', 'deleted', 'list', 'stored', 'run', 'retry', 'hurry', 'other');
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ type: types, hash: fc.anything(), run: fc.anything(), wanted: fc.anything(), paths: fc.anything() }),
  );
  fc.assert(
    fc.property(anything, (data) => {
      const message = parseTabMessage(data);
      // The message alone, without other fields.
      expect(parseTabMessage(structuredClone(message))).toEqual(message);
    }),
  );
});

test.each([
  { type: 'stored', hash: 7 },
  { type: 'retry', wanted: { tour: '1', language: 'de' } },
  { type: 'hurry', paths: ['a', 1] },
  { type: 'run', run: { phase: 'lost', bytes: 1, done: 1, ended: new Map() } },
  { type: 'run', run: { phase: 'idle', bytes: 1, done: 1, ended: new Map([['1 de', { kind: 'noSpace' }]]) } },
  { type: 'else' },
  null,
])('%j is no message', (data) => {
  expect(parseTabMessage(data)).toBeUndefined();
});
