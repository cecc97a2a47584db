import { expect, it } from 'vitest';
import { inPageTurns } from '#contract/take-turns.ts';
import { listsOf } from '../draft/lists.ts';
import { changesBetween } from './changes.ts';
import { faultsIn } from './faults.ts';

const published = { Locations: [{ ID: 1 }, { ID: 2 }, { ID: 3 }] };
const inEdit = { Locations: [{ ID: 1 }, { ID: 2, Name: { de: 'Neu' } }] };

function problem(ID: number, Key: string, Model = 'locations') {
  return { Model, ID, Field: 'Name', Key, Facts: {} };
}

it('Every fault of the editing copy is listed, first those of what publishing changes', async () => {
  const [before, after] = [listsOf(published), listsOf(inEdit)];
  const changes = await inPageTurns(changesBetween(before, after));
  const found = faultsIn(
    {
      Problems: [problem(1, 'name-required'), problem(-1, 'language-default', 'languages'), problem(2, 'timeline')],
      MissingResources: [problem(1, 'file-missing'), problem(2, 'file-missing')],
    },
    changes,
    after,
  );
  expect(found.map(({ of, words }) => [of?.object['ID'], words.key])).toEqual([
    [2, 'timeline'],
    [2, 'file-missing'],
    [1, 'name-required'],
    [undefined, 'language-default'],
    [1, 'file-missing'],
  ]);
});
