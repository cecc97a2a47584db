import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { noteContent } from './note-content.ts';

it('notes the version of the content and the default language, and what changed', () => {
  const { items, open } = fakeDevice();
  const note = (Counter: number): string | undefined =>
    noteContent(
      {
        catalogue: createCatalogue({
          Version: { Counter, UpdatedAt: '2026-05-31' },
          Languages: [
            { ID: 1, Code: 'en' },
            { ID: 2, Code: 'fr', IsDefault: true },
          ],
        }),
      },
      open(),
    );
  expect([note(7), note(7)]).toEqual([undefined, undefined]);
  expect(Object.fromEntries(items)).toEqual({ defaultLanguage: 'fr', dataCounter: '7', dataUpdatedAt: '2026-05-31' });
  expect(note(9)).toBe('The content is version 9; this device had version 7.');
});
