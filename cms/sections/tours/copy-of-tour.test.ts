import { expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { copyOfTour } from './copy-of-tour.ts';

const t = createTranslate((await loadStaffTexts('en')).pack, 'en');

it('a tour is copied with its items, which refer to each other and to the same stations', () => {
  const tour = { ID: 1, Revision: 3, TourGroupID: 5, Code: 'HL', Name: { de: 'Haus', en: 'House' }, Unknown: 1 };
  const places = [
    { ID: 10, Revision: 2, TourID: 1, LocationID: 7, Code: '1', Path: [{ Next: 11, AnnounceLocationID: 8 }] },
    { ID: 11, TourID: '1', LocationID: 8, Code: '2', Parent: 10, TransitionTo: 99, GameBoardSVGPath: 'M0 0' },
  ];
  expect(copyOfTour({ tour, places, tours: [tour, { Code: 'hl-2' }], ids: [20, 21, 22], t })).toEqual({
    tour: {
      ID: 20,
      Revision: 0,
      TourGroupID: 5,
      Code: 'HL-3',
      Name: { de: 'Haus (copy)', en: 'House (copy)' },
      Unknown: 1,
    },
    places: [
      { ID: 21, Revision: 0, TourID: 20, LocationID: 7, Code: '1', Path: [{ Next: 22, AnnounceLocationID: 8 }] },
      {
        ID: 22,
        Revision: 0,
        TourID: 20,
        LocationID: 8,
        Code: '2',
        Parent: 21,
        TransitionTo: 99,
        GameBoardSVGPath: 'M0 0',
      },
    ],
  });
});

it('a copy of a tour without a code gets one', () => {
  const copy = (...tours: readonly StoredObject[]) =>
    copyOfTour({ tour: { ID: 1 }, places: [], tours: [{ ID: 1 }, ...tours], ids: [2], t }).tour;
  expect(copy()).toEqual({ ID: 2, Revision: 0, Code: 'T1' });
  expect(copy({ ID: 3, Code: 'K-07' })['Code']).toBe('K-08');
});
