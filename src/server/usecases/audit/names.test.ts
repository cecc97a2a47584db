import { expect, it } from 'vitest';
import { namesOfFiles, namesOfObjects } from './names.ts';

it.each([
  [{ ID: 12, Name: { de: 'Mond', en: 'Moon' } }, 'locations 12 “Mond”'],
  [{ ID: 12, Name: { de: ' ', en: 'Moon' } }, 'locations 12 “Moon”'],
  [{ ID: 12, Name: {}, Code: 'M' }, 'locations 12 “M”'],
  [{ ID: 12, DisplayName: 'Deutsch' }, 'locations 12 “Deutsch”'],
  [{ ID: 12, Name: { de: 7 } }, 'locations 12'],
  [{ ID: 12, Name: 'two\nlines “quoted”' }, 'locations 12 “two lines "quoted"”'],
  [{ ID: 12, Name: `${'x'.repeat(39)}💫${'x'.repeat(9)}` }, `locations 12 “${'x'.repeat(39)}💫…”`],
])('%j is named', (object, name) => expect(namesOfObjects('locations', [object])).toBe(name));

it('the only configuration needs no number', () => {
  expect(namesOfObjects('configurations', [{ ID: 1 }])).toBe('configurations');
});

it('a long list ends with the number of the rest, and fits into an entry', () => {
  expect(namesOfFiles(['a.mp3', 'b.mp3'])).toBe('a.mp3, b.mp3');
  const many = namesOfObjects(
    'locations',
    Array.from({ length: 5000 }, (_, ID) => ({ ID, Name: { de: 'Eine Station mit langem Namen' } })),
  );
  expect(many).toMatch(/^locations 0 “Eine Station mit langem Namen”, 1 .*”, \+499\d$/);
  expect(many.length).toBeLessThan(200);
  expect(namesOfFiles(['x'.repeat(1000), 'y'])).toBe(`${'x'.repeat(1000)}, +1`);
});
