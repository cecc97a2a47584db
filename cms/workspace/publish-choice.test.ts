import { expect, it } from 'vitest';
import { callFor, wholeNow, withPart } from './publish-choice.ts';

const out = { Model: 'tours' as const, ID: 3 };

it.each([
  [{}, { call: 'publish' }],
  [{ note: ' New ' }, { call: 'publishPart', body: { Note: 'New' } }],
  [{ without: [out] }, { call: 'publishPart', body: { Without: [out] } }],
  [{ languages: 'only pt-BR' }, { call: 'publishPart', body: { Languages: { Only: ['pt-BR'] } } }],
  [{ languages: 'without en' }, { call: 'publishPart', body: { Languages: { Without: ['en'] } } }],
  [{ at: '2026-12-24T09:00' }, { call: 'planPublication', body: { At: '2026-12-24T09:00' } }],
  [
    { isProposal: true, note: 'Please' },
    { call: 'planPublication', body: { Note: 'Please' } },
  ],
])('%j becomes one call', (choice, expected) => {
  expect(callFor({ ...wholeNow, ...choice })).toEqual(expected);
});

it('leaves objects out and takes them in again, each once', () => {
  const tour = { ...out, Kind: 'changed' };
  const place = { Model: 'tourItems' as const, ID: 3 };
  const both = withPart({ ...wholeNow, without: [out] }, [tour, place], false);
  expect(both).toEqual([out, place]);
  expect(withPart({ ...wholeNow, without: both }, [tour], true)).toEqual([place]);
});
