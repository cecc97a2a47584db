import { expect, it } from 'vitest';
import { listsOf } from '../draft/lists.ts';
import { changesBetween } from './changes.ts';
import { faultsIn } from './faults.ts';

const unsolved = { Type: 5, Name: { de: 'Frage' }, GameChoices: [] };
const published = { Locations: [{ ...unsolved, ID: 1 }] };

const faults = (inEdit: Parameters<typeof faultsIn>[1]): readonly string[] =>
  faultsIn(changesBetween(listsOf(published), listsOf(inEdit)), inEdit).map(
    ({ model, finding }) => `${model} ${finding.ID} ${finding.key}`,
  );

it('reports faults in new and changed objects', () => {
  const [first] = published.Locations;
  expect(
    faults({
      Locations: [
        { ...first, Name: { de: 'Anders' } },
        { ...unsolved, ID: 2 },
      ],
    }),
  ).toEqual(['locations 1 no-solution', 'locations 2 no-solution']);
});

it('ignores unchanged and deleted objects', () => {
  expect(faults(published)).toEqual([]);
  expect(faults({ Locations: [] })).toEqual([]);
});
