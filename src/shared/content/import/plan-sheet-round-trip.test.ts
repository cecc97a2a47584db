import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { storedObjects } from '../definition.ts';
import { anyDefinition } from '../testing/arbitraries.ts';
import { soundDefinition } from '../testing/sound-definition.ts';
import { matchColumns } from './columns.ts';
import { exportStations } from './export-tour.ts';
import { planSheet } from './plan-sheet.ts';
import { createLanguageReader } from './read-language.ts';
import { applied, planRows } from './testing/plan-rows.ts';

describe('any content', () => {
  it('comes back without a change when it was exported', () => {
    fc.assert(
      fc.property(anyDefinition, fc.constantFrom('en' as const, 'de' as const), (definition, headers) => {
        for (const stations of [{ tourID: 1 }, { locationIDs: [1, 2, 3] }]) {
          const sheet = exportStations({ definition, stations, headers, name: 'x' });
          const reader = createLanguageReader(createCatalogue(definition).languages);
          const matching = matchColumns(sheet, reader);
          expect(matching.columns.filter(({ meaning }) => meaning === undefined)).toEqual([]);
          const tourID = 'tourID' in stations ? stations.tourID : undefined;
          expect(planSheet({ file: 'x', sheet, matching, definition, tourID }).changes).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  const cell = fc.oneof(
    fc.constantFrom('', '001', '7', 'A-3', 'NULL', 'x', '2', '48, 9', 'files/a.mp3', 'de', '=1+1', ' a\r\nb '),
    fc.string(),
  );
  const headers = [
    'Code',
    'Name',
    'Name en',
    'Titel [FR]',
    'Text',
    'Position',
    'Parent',
    'Type',
    'GPS',
    'Bild',
    'Alt text de',
    'Audio',
    'Points',
    'Sprache',
    'Raum',
  ];
  const anyRows = fc
    .subarray(headers, { minLength: 1 })
    .chain((head) =>
      fc.array(fc.array(cell, { maxLength: head.length }), { maxLength: 8 }).map((rows) => [head, ...rows]),
    );

  it('takes any sheet once: the second time changes nothing', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const definition = soundDefinition();
        const plan = planRows(rows, { definition });
        expect(new Set(plan.changes.map(({ key }) => key)).size).toBe(plan.changes.length);
        const after = applied(plan, definition);
        expect(planRows(rows, { definition: after }).changes).toEqual([]);
        const back = exportStations({ definition: after, stations: { tourID: 1 }, headers: 'de', name: '' });
        expect(back.rows).toHaveLength(
          1 + storedObjects(after, 'TourItems').filter(({ TourID }) => TourID === 1).length,
        );
        expect(planRows(back.rows, { definition: after }).changes).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('takes any part of a plan without a hanging reference', () => {
    fc.assert(
      fc.property(anyRows, fc.func(fc.boolean()), (rows, isTicked) => {
        const definition = soundDefinition();
        const plan = planRows(rows, { definition });
        const keys = plan.changes.map(({ key }) => key).filter((key) => isTicked(key));
        const after = applied(plan, definition, keys);
        const ids = (list: 'Locations' | 'TourItems') => storedObjects(after, list).map(({ ID }) => Number(ID));
        for (const item of storedObjects(after, 'TourItems')) {
          expect(ids('Locations')).toContain(item['LocationID']);
          expect([...ids('TourItems'), -1]).toContain(item['Parent'] ?? -1);
        }
        expect(Math.min(...ids('Locations'), ...ids('TourItems'))).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
