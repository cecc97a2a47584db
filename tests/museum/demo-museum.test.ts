import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { LocationType, MapMarkerType, Selector, TourType } from '#content/constants.ts';
import { storedObjects } from '#content/definition.ts';
import { readDefinition, writeDefinition } from '#content/definition-file.ts';
import { location as locations, type Location } from '#content/entities/location.ts';
import { imageFocuses } from '#content/image-focus.ts';
import { readVariantCode } from '#content/language-variants.ts';
import { variantsAt } from '#content/station-variants.ts';
import { validate } from '#content/validate.ts';
import { demoMuseum } from '#server/project.ts';

const text = readFileSync(join(demoMuseum, 'tourDefinition.yaml'), 'utf8');
const file = readDefinition(text);
if (!file.ok) throw new Error(JSON.stringify(file.problems));
const { definition } = file;
const catalogue = createCatalogue(definition);
const stations = storedObjects(definition, 'Locations').map(locations.complete);
const tours = catalogue.tours();
const items = tours.flatMap(({ ID }) => catalogue.itemsOf(ID));

function sortedSet<Value extends number | string>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
}

describe('the demo museum', () => {
  it('passes its own checks', () => {
    expect(file.problems).toEqual([]);
    expect(validate(definition)).toEqual([]);
  });

  it('is written again as it was read', () => {
    const again = readDefinition(writeDefinition(definition));
    expect(again.ok && JSON.stringify(again.definition)).toBe(JSON.stringify(definition));
  });

  it('has every file it names', () => {
    const named = sortedSet(JSON.stringify(definition).match(/(?<![\w/])files\/[\w./-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !existsSync(join(demoMuseum, path)))).toEqual([]);
  });

  it('weighs at most 18 MB', () => {
    const sizes = readdirSync(demoMuseum, { recursive: true, encoding: 'utf8' }).map((name) => {
      const found = statSync(join(demoMuseum, name));
      return found.isFile() ? found.size : 0;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(18_000_000);
  });

  it('has two groups, six tours of all types, and each of the six selectors', () => {
    expect(catalogue.groups).toHaveLength(2);
    expect(tours).toHaveLength(6);
    expect(sortedSet(tours.map(({ Type }) => Type))).toEqual(Object.values(TourType));
    expect(sortedSet(tours.flatMap(({ Selectors }) => Selectors))).toEqual(Object.values(Selector));
  });

  it('has at least 30 stations of all seven types, and each game twice', () => {
    const ofType = (type: LocationType): readonly Location[] => stations.filter(({ Type }) => Type === type);
    expect(stations.length).toBeGreaterThanOrEqual(30);
    for (const type of Object.values(LocationType))
      expect(ofType(type).length, `type ${type}`).toBeGreaterThanOrEqual(2);
  });

  it('speaks both languages everywhere', () => {
    for (const { ID, Name, Description, Text, MediaURL, Transcript } of stations) {
      for (const map of [Name, Description, Text, MediaURL, Transcript]) {
        const spoken = Object.keys(map).filter((code) => readVariantCode(code) === undefined);
        expect([[], ['de', 'en'], ['und']], `station ${ID}`).toContainEqual(spoken);
      }
    }
  });

  it('has variants of both languages, each with all of its texts and a recording with captions', () => {
    const offered = ['de', 'en'].map((language) => {
      const [easy, kids, sign, described] = [`${language}-x-easy`, `${language}-x-kids`, '', `${language}-x-described`];
      const codes = { easy, kids, sign, described };
      return stations.flatMap((station) =>
        variantsAt(station, { codes, language }).map((variant) => {
          const { Name, Description, Text, MediaURL, CaptionsURL, Transcript } = station;
          const own = variant === 'described' ? [] : [Name, Description, Text, MediaURL];
          const missing = [...own, CaptionsURL, Transcript].filter((map) => !(codes[variant] in map));
          expect(missing, `${codes[variant]} of station ${station.ID}`).toEqual([]);
          return `${station.ID} ${variant}`;
        }),
      );
    });
    const [german, english] = offered;
    expect(english).toEqual(german);
    expect(german).toEqual(
      expect.arrayContaining(['1 easy', '2 easy', '2 kids', '3 described', '4 easy', '4 kids', '10 easy', '11 easy']),
    );
  });

  it('says how visitors get in without stairs, and which station only stairs lead to', () => {
    const hints = stations.filter(({ StepFreeHint }) => 'de' in StepFreeHint && 'en' in StepFreeHint);
    expect(sortedSet(hints.map(({ StairsOnly }) => String(StairsOnly)))).toEqual(['false', 'true']);
  });

  it('has every kind of marker and of focus, three themes, deep dives, a timeline and paths with announcements', () => {
    expect(sortedSet(items.map(({ MapMarkerType: type }) => type))).toEqual(Object.values(MapMarkerType));
    const focuses = stations.flatMap(({ ImageDescriptors }) => ImageDescriptors.map(({ ImageFocus }) => ImageFocus));
    expect(sortedSet(focuses)).toEqual([...imageFocuses].toSorted());
    expect(storedObjects(definition, 'Themes')).toHaveLength(3);
    expect(stations.filter(({ DeepDives }) => DeepDives.length > 0).length).toBeGreaterThanOrEqual(3);
    expect(stations.filter(({ Timeline }) => Timeline.Times.length >= 3).length).toBeGreaterThanOrEqual(1);
    expect(items.flatMap(({ Path }) => Path).filter(({ AnnounceLocationID }) => AnnounceLocationID > 0)).not.toEqual(
      [],
    );
  });
});
