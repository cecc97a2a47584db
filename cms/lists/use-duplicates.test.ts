import { expect, it } from 'vitest';
import { newerSourceIn, withText } from '#content/translated-texts.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { copyOf } from './use-duplicates.ts';

const t = createTranslate((await loadStaffTexts('en')).pack, 'en');

it.each([
  [
    { ID: 1, Revision: 4, Name: { de: 'Farn', en: '' }, Unknown: [1] },
    { ID: 9, Revision: 0, Name: { de: 'Farn (copy)', en: '' }, Unknown: [1] },
  ],
  [
    { ID: 1, Name: 'Fern' },
    { ID: 9, Revision: 0, Name: 'Fern (copy)' },
  ],
  [
    { ID: 1, Code: 'de', IsDefault: true },
    { ID: 9, Revision: 0, Code: '', IsDefault: false },
  ],
])('a copy of %j has another identity', (object, copy) => expect(copyOf(object, 9, t)).toEqual(copy));

it('a copy has translations that are as old as those of the original', () => {
  const place = { name: 'Name', source: 'de' };
  const english = withText({ ID: 1, Name: { de: 'Farn' } }, { ...place, code: 'en' }, 'Fern');
  const both = withText(english, { ...place, code: 'fr' }, 'Fougère');
  const old = (object: typeof both) => ['en', 'fr'].map((code) => newerSourceIn(object, { name: 'Name', code }));
  expect(old(copyOf(both, 9, t))).toEqual([undefined, undefined]);
  const changed = withText(withText(both, { ...place, code: 'de' }, 'Moos'), { ...place, code: 'fr' }, 'Mousse');
  expect(old(copyOf(changed, 9, t))).toEqual(['de', undefined]);
});
