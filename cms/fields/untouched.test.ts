import { expect, it } from 'vitest';
import { museumLists } from '../draft/testing/museum.ts';
import { apply, openDraft, put, undo } from '../draft/draft.ts';
import { rebase } from '../draft/rebase.ts';
import { isUntouched } from './untouched.ts';

const fresh = { ID: 2 ** 40, Revision: 0, Type: 0 };
const name = { model: 'locations', ID: fresh.ID } as const;
const made = apply(openDraft(museumLists), { patches: [put(openDraft(museumLists), 'locations', fresh)], at: 0 });

it('is the object just made, also once it is saved', () => {
  expect(isUntouched(made, name)).toBe(true);
  const saved = rebase(made, [
    { model: 'locations', ID: 77, wasID: fresh.ID, stored: { ...fresh, ID: 77, Revision: 5 } },
  ]);
  expect(isUntouched(saved, { model: 'locations', ID: 77 })).toBe(true);
});

it('is no object that was edited since, or that existed before', () => {
  const edited = apply(made, { patches: [put(made, 'locations', { ...fresh, GamePoints: 1 })], at: 5000 });
  expect(isUntouched(edited, name)).toBe(false);
  const cleared = apply(edited, { patches: [put(edited, 'locations', fresh)], at: 9000 });
  expect(isUntouched(cleared, name)).toBe(false);
  expect(isUntouched(undo(undo(cleared)), name)).toBe(true);
  expect(isUntouched(made, { model: 'locations', ID: 1 })).toBe(false);
});
