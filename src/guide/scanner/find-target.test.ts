import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { readDefinition } from '#content/definition-file.ts';
import { findTarget } from './find-target.ts';

const file = readDefinition(
  JSON.stringify({
    TourGroups: [{ ID: 1 }],
    Tours: [{ ID: 1, TourGroupID: 1, Code: 'HL' }],
    TourItems: [{ ID: 5, TourID: 1, Code: '007' }],
  }),
);
if (!file.ok) throw new Error('The museum cannot be read');
const catalogue = createCatalogue(file.definition);
const base = 'https://guide.example/';
const website = 'https://museum.example/guide/';

describe('a scanned code', () => {
  it.each([
    ['/qr/HL/7', '/detail/5'],
    ['https://guide.example/qr/hl?from=poster', '/locations/1?from=poster'],
    ['https://guide.example/detail/5', '/detail/5'],
    ['https://guide.example/tours', '/tours'],
    ['https://guide.example/tours/1', '/tours/1'],
    ['https://guide.example/locations/1', '/locations/1'],
    ['https://museum.example/guide/qr/HL/7', '/detail/5'],
    ['https://museum.example/guide/detail/5', '/detail/5'],
  ])('%s leads to %s', (text, path) =>
    expect(findTarget(text, catalogue, [base, website])).toEqual({ kind: 'path', path }),
  );

  it.each([
    ['https://guide.example/detail/77', 'unknown-path'],
    ['https://guide.example/locations/77', 'unknown-path'],
    ['https://guide.example/tours/77', 'unknown-path'],
    ['https://guide.example/locations', 'unknown-path'],
    ['/qr/XX/7', 'unknown-tour'],
    ['/qr/HL/8', 'unknown-item'],
    ['https://other.example/qr/HL/7', 'foreign'],
    ['https://museum.example/qr/HL/7', 'foreign'],
  ])('%s is %s', (text, kind) => expect(findTarget(text, catalogue, [base, website]).kind).toBe(kind));
});
