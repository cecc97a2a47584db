import { expect, it } from 'vitest';
import { openDraft } from '../draft/draft.ts';
import { listsOf } from '../draft/lists.ts';
import { faultsIn } from './faults.ts';

const inEdit = { Locations: [{ ID: 1 }, { ID: 2, Name: { de: 'Neu' } }] };

function problem(ID: number, Key: string, Model = 'locations') {
  return { Model, ID, Field: 'Name', Key, Facts: {} };
}

it('Every fault of the editing copy is listed, first those of what publishing changes', () => {
  const found = faultsIn(
    {
      Problems: [problem(1, 'name-required'), problem(-1, 'language-default', 'languages'), problem(2, 'timeline')],
      MissingResources: [problem(1, 'file-missing'), problem(2, 'file-missing')],
    },
    [{ Model: 'locations', ID: 2 }],
    openDraft(listsOf(inEdit)),
  );
  expect(found.map(({ of, words }) => [of?.object['ID'], words.key])).toEqual([
    [2, 'timeline'],
    [2, 'file-missing'],
    [1, 'name-required'],
    [undefined, 'language-default'],
    [1, 'file-missing'],
  ]);
});
