import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { lookUpCodes } from './code-lookup.ts';
import { readDefinition } from './definition-file.ts';

const museum = {
  TourGroups: [{ ID: 1 }, { ID: 2, Enabled: false }],
  Tours: [
    { ID: 1, TourGroupID: 2, Code: 'HL' },
    { ID: 2, TourGroupID: 1, Code: 'HL' },
    { ID: 3, TourGroupID: 2, Code: 'CLOSED' },
    { ID: 4, TourGroupID: 1, Code: 'OUT', Type: 2, RedirectTarget: '/tours/1' },
    { ID: 5, TourGroupID: 1, Code: '007' },
    { ID: 6, TourGroupID: 2, Code: '7' },
  ],
  TourItems: [
    { ID: 10, TourID: 2, LocationID: 99, Code: '007' },
    { ID: 11, TourID: 2, LocationID: 99, Code: '08' },
    { ID: 12, TourID: 2, LocationID: 99, Code: '8' },
    { ID: 13, TourID: 2, LocationID: 99, Code: 'A-3' },
    { ID: 14, TourID: 3, LocationID: 99, Code: '1' },
    { ID: 15, TourID: 2, LocationID: 99, Code: '' },
  ],
};

const file = readDefinition(JSON.stringify(museum));
if (!file.ok) throw new Error('The museum cannot be read');
const catalogue = createCatalogue(file.definition);

function found(tourCode: string, itemCode?: string): string {
  const result = lookUpCodes(catalogue, itemCode === undefined ? { tourCode } : { tourCode, itemCode });
  switch (result.kind) {
    case 'tour':
      return `tour ${result.tour.ID}`;
    case 'item':
      return `item ${result.item.ID}`;
    case 'unknown-tour':
      return `no tour ${result.code}`;
    case 'unknown-item':
      return `no item ${result.code} in ${result.tour.ID}`;
  }
}

describe('looking up codes', () => {
  it.each([
    ['HL', undefined, 'tour 2'],
    ['hl', undefined, 'tour 2'],
    ['HL', '007', 'item 10'],
    ['HL', '7', 'item 10'],
    ['HL', '0007', 'item 10'],
    ['HL', '08', 'item 11'],
    ['HL', '8', 'item 12'],
    ['HL', 'a-3', 'item 13'],
    ['HL', '', 'no item  in 2'],
    ['HL', '999', 'no item 999 in 2'],
    ['CLOSED', '1', 'item 14'],
    ['closed', undefined, 'tour 3'],
    ['7', undefined, 'tour 6'],
    ['07', undefined, 'tour 5'],
    ['OUT', undefined, 'tour 4'],
    ['OUT', '1', 'tour 4'],
    ['nope', '1', 'no tour nope'],
    ['', undefined, 'no tour '],
  ])('%j and %j are %s', (tourCode, itemCode, result) => expect(found(tourCode, itemCode)).toBe(result));
});
