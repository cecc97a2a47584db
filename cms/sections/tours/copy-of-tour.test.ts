import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { tour as tourEntity } from '#content/entities/tour.ts';
import { tourItem } from '#content/entities/tour-item.ts';
import { mapReferences, referencesFrom } from '#content/references.ts';
import { type ModelName } from '#content/schema/field.ts';
import { storedObject } from '#content/testing/arbitraries.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { propertyRuns } from '#tests/property-runs.ts';
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
    stations: [],
  });
});

it('a copy of a tour without a code gets one', () => {
  const copy = (...tours: readonly StoredObject[]) =>
    copyOfTour({ tour: { ID: 1 }, places: [], tours: [{ ID: 1 }, ...tours], ids: [2], t }).tour;
  expect(copy()).toEqual({ ID: 2, Revision: 0, Code: 'T1' });
  expect(copy({ ID: 3, Code: 'K-07' })['Code']).toBe('K-08');
});

const [anyTour, anyItem, anyStation] = [tourEntity, tourItem, location].map(({ fields: { ID: _id, ...fields } }) =>
  storedObject(fields),
) as [fc.Arbitrary<StoredObject>, fc.Arbitrary<StoredObject>, fc.Arbitrary<StoredObject>];
const numbered = (one: fc.Arbitrary<StoredObject>) =>
  fc.array(one, { maxLength: 4 }).map((all) => all.map((object, ID): StoredObject => ({ ...object, ID })));

it('whatever a tour, its items and its stations hold is in their copies, which refer to each other', () => {
  const inCommon = (model: ModelName, object: StoredObject): StoredObject => {
    const { ID: _id, Revision: _revision, Name: _name, IsDefault: _isDefault, Code, ...rest } = object;
    return mapReferences(model, model === 'tourItems' ? { ...rest, Code } : rest, () => 7);
  };
  const references = (model: ModelName, object: StoredObject) =>
    referencesFrom(model, object).map(({ to }) => [to.model, to.ID] as const);
  fc.assert(
    fc.property(anyTour, numbered(anyItem), numbered(anyStation), (object, places, stations) => {
      const tour = { ...object, ID: 1 };
      const ids = [101, ...places.map((_, at) => at + 100), ...stations.map((_, at) => at + 100)];
      const copy = copyOfTour({ tour, places, stations, tours: [tour], ids, t });
      const copied = { tours: [tour], tourItems: places, locations: stations } as Record<string, StoredObject[]>;
      const pairs = [
        ['tours', [tour], [copy.tour]],
        ['tourItems', places, copy.places],
        ['locations', stations, copy.stations],
      ] as const;
      for (const [model, originals, copies] of pairs) {
        expect(copies.map((each) => inCommon(model, each))).toEqual(originals.map((each) => inCommon(model, each)));
        expect(copies.map((each) => references(model, each))).toEqual(
          originals.map((each) =>
            references(model, each).map(([target, ID]) => [
              target,
              copied[target]?.some((one) => one['ID'] === ID) === true ? ID + 100 : ID,
            ]),
          ),
        );
        expect(copies.map(({ ID }) => Number(ID))).toEqual(originals.map(({ ID }) => Number(ID) + 100));
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
