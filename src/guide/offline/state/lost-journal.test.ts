import { expect, test } from 'vitest';
import { emptyJournal, forget, type Journal, want } from '#offline/journal.ts';
import { wantedKey } from '#offline/wanted.ts';
import { findLostJournal, type LostJournalOptions } from './lost-journal.ts';

const tour = { tour: 1, language: 'de' };

function deviceWith(stored: Journal | undefined, device: Partial<LostJournalOptions['device']>) {
  let journal = stored;
  const options: LostJournalOptions = {
    device: { present: new Set(['a']), whole: () => [tour], journal: emptyJournal, ...device },
    database: {
      hasJournal: async () => journal !== undefined,
      changeJournal: async (change) => (journal = change(journal ?? emptyJournal)),
    },
  };
  return { options, stored: () => journal };
}

test('a whole tour is wanted again when the journal is lost', async () => {
  const { options, stored } = deviceWith(undefined, {});
  expect(await findLostJournal(options)).toBe(true);
  expect(stored()?.get(wantedKey(tour))).toEqual({ ...tour, isPaused: false, wasWhole: true });
  expect(options.device.journal).toBe(stored());
});

test('a tour that the visitor has removed is not wanted again', async () => {
  const { options, stored } = deviceWith(forget(want(emptyJournal, [tour]), tour), {});
  expect(await findLostJournal(options)).toBe(true);
  expect(stored()?.size).toBe(0);
});

test('nothing is known before the list of media has come, unless nothing is stored', async () => {
  expect(await findLostJournal(deviceWith(undefined, { whole: () => undefined }).options)).toBe(false);
  const { options, stored } = deviceWith(undefined, { present: new Set(), whole: () => undefined });
  expect(await findLostJournal(options)).toBe(true);
  expect(stored()).toBeUndefined();
});
