import { expect, it } from 'vitest';
import { inPageTurns } from '#contract/take-turns.ts';
import { listsOf } from '../draft/lists.ts';
import { changesBetween } from './changes.ts';
import { faultsIn } from './faults.ts';

const unsolved = { Type: 5, Name: { de: 'Frage' }, GameChoices: [] };
const published = { Locations: [{ ...unsolved, ID: 1 }] };

const faults = async (inEdit: Parameters<typeof faultsIn>[1]): Promise<readonly string[]> => {
  const changes = await inPageTurns(changesBetween(listsOf(published), listsOf(inEdit)));
  const found = await inPageTurns(faultsIn(changes, inEdit));
  return found.map(({ model, finding }) => `${model} ${finding.ID} ${finding.key}`);
};

it('reports faults in new and changed objects', async () => {
  const [first] = published.Locations;
  expect(
    await faults({
      Locations: [
        { ...first, Name: { de: 'Anders' } },
        { ...unsolved, ID: 2 },
      ],
    }),
  ).toEqual(['locations 1 no-solution', 'locations 2 no-solution']);
});

it('ignores unchanged and deleted objects', async () => {
  expect(await faults(published)).toEqual([]);
  expect(await faults({ Locations: [] })).toEqual([]);
});
