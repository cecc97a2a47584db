import { expect, it } from 'vitest';
import { tourItem } from '#content/entities/tour-item.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { pathText } from './path-text.ts';

const t = createTranslate((await loadStaffTexts('en')).pack, 'en');
const names = { station: (ID: number) => `Station ${ID}`, item: (ID: number) => String(ID) };

it.each([
  [{}, ''],
  [{ TransitionTo: 5 }, 'then: go to 5'],
  [{ Path: [{ AnnounceLocationID: 3, Wait: 3, Next: 12 }] }, 'then: “Station 3”, wait 3 s, go to 12'],
  [{ Path: [{ Wait: 2 }, { ReturnToOverview: true, Next: 4 }] }, 'then: wait 2 s; then: back to the overview'],
  [{ Path: [{}], TransitionTo: 5 }, 'then: go to 5'],
])('%j reads: %s', (stored, words) => expect(pathText(tourItem.complete(stored), names, t)).toBe(words));
