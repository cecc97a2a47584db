import { expect, it } from 'vitest';
import { callFor, carriedOver, newSince, wholeNow, withPart } from './publish-choice.ts';
import { type PublishPlan } from './publish-plan.ts';

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
])('%j becomes one call', (choice, { call, ...given }) => {
  expect(callFor({ ...wholeNow, ...choice, seen: 3 })).toEqual({ call, given: { query: { Seen: 3 }, ...given } });
});

it('leaves objects out and takes them in again, each once', () => {
  const tour = { ...out, Kind: 'changed' };
  const place = { Model: 'tourItems' as const, ID: 3 };
  const both = withPart({ ...wholeNow, without: [out] }, [tour, place], false);
  expect(both).toEqual([out, place]);
  expect(withPart({ ...wholeNow, without: both }, [tour], true)).toEqual([place]);
});

it('leaves out what a later list has that an earlier one did not show so', () => {
  const change = (ID: number, Code: string) => ({
    Model: 'tours' as const,
    ID,
    Kind: 'changed' as const,
    Object: { ID, Code },
  });
  const before: PublishPlan = {
    version: 1,
    changes: [change(1, 'A'), change(2, 'B'), change(3, 'C')],
    changeCount: 4,
    others: [{ Model: 'messages', ID: 4 }],
    faults: [],
    faultCount: 0,
    isProposal: false,
    publications: [],
    timeZone: 'UTC',
  };
  const [four, five] = [4, 5].map((ID) => ({ Model: 'messages' as const, ID }));
  const now: PublishPlan = {
    ...before,
    version: 2,
    changes: [change(1, 'A'), change(2, 'b'), change(6, 'F')],
    changeCount: 5,
    others: [four, five].flatMap((each) => each ?? []),
  };
  expect(newSince(before, before)).toEqual([]);
  const fresh = newSince(before, now);
  expect(fresh.map(({ ID }) => ID)).toEqual([2, 6, 5]);
  const [one, two, three] = [1, 2, 3].map((ID) => ({ Model: 'tours' as const, ID }));
  const without = [one, two, three].flatMap((each) => each ?? []);
  const choice = { ...wholeNow, without, setAside: without.slice(0, 2), note: 'New' };
  const { note, ...next } = carriedOver(choice, fresh, now);
  expect([next.without.map(({ ID }) => ID), next.setAside, note]).toEqual([[1, 2, 6, 5], [one], 'New']);
});
