import { expect, it } from 'vitest';
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
