import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { createCatalogue } from './catalogue.ts';
import { definitionLists, listNames, storedObjects } from './definition.ts';
import { deleteObjects } from './deletion.ts';
import { type Finding, type FindingKey, findingKeys } from './finding.ts';
import { anyDefinition, anyJson } from './testing/arbitraries.ts';
import { soundDefinition, type SoundDefinition } from './testing/sound-definition.ts';
import { validateObject } from './validate-object.ts';
import { validate } from './validate.ts';

type List = Exclude<keyof SoundDefinition, 'Version'>;
type Change = (definition: SoundDefinition) => void;

/** Changes fields of the object with an ID; undefined takes a field away. */
function set(list: List, ID: number, fields: Record<string, unknown>): Change {
  return (definition) => {
    definition[list] = definition[list].map((object) => (object['ID'] === ID ? { ...object, ...fields } : object));
  };
}

function add(list: List, object: Record<string, unknown>): Change {
  return (definition) => void definition[list].push(object);
}

const twoSigned: Change = (definition) => {
  add('Languages', { ID: 3, Code: 'de-x-sign', DisplayName: 'DGS' })(definition);
  add('Languages', { ID: 4, Code: 'gsg', DisplayName: 'DGS' })(definition);
};

const defaultVariant: Change = (definition) => {
  set('Languages', 1, { IsDefault: false })(definition);
  set('Languages', 2, { Code: 'de-x-easy', IsDefault: true })(definition);
};

const textKeys = ['action.start', 'tours.stations'];

function findings(change: Change): string[] {
  const definition = soundDefinition();
  change(definition);
  return validate(definition, textKeys).map(({ model, ID, field, key }) => `${key} ${model} ${ID} ${field}`.trim());
}

test('a sound definition has no findings', () => {
  expect(validate(soundDefinition())).toEqual([]);
});

const rules: readonly (readonly [FindingKey, string, Change])[] = [
  ['field-misspelt', 'locations 1 MediaUrl', set('Locations', 1, { MediaURL: undefined, MediaUrl: 'a.mp3' })],
  ['field-misspelt', 'locations 1 Descripton', set('Locations', 1, { Description: undefined, Descripton: 'x' })],
  [
    'field-misspelt',
    'locations 1 ImageDescriptors.0.ImageUrl',
    set('Locations', 1, { ImageDescriptors: [{ ImageUrl: 'a.webp' }] }),
  ],
  ['name-required', 'providers 1 Name', set('Providers', 1, { Name: { de: ' ' } })],
  ['name-required', 'tours 1 Name', set('Tours', 1, { Name: undefined })],
  ['name-required', 'tours 3 Name', set('Tours', 3, { Name: {} })],
  ['name-required', 'locations 1 Name', set('Locations', 1, { Name: {} })],
  ['name-required', 'themes 1 Name', set('Themes', 1, { Name: {} })],
  ['name-required', 'tourGroups 1 Name', set('TourGroups', 1, { Name: '' })],
  ['address-required', 'providers 1 Address', set('Providers', 1, { Address: undefined })],
  ['phone-required', 'providers 1 Phone', set('Providers', 1, { Phone: ' ' })],
  ['email-required', 'providers 1 Email', set('Providers', 1, { Email: '' })],
  ['homepage-required', 'providers 1 Internet', set('Providers', 1, { Internet: undefined })],
  ['language-code-required', 'languages 2 Code', set('Languages', 2, { Code: '' })],
  ['language-name-required', 'languages 2 DisplayName', set('Languages', 2, { DisplayName: '' })],
  ['language-default', 'languages -1 IsDefault', set('Languages', 1, { IsDefault: false })],
  ['language-default', 'languages -1 IsDefault', set('Languages', 2, { IsDefault: true })],
  ['variant-base', 'languages 3 Code', add('Languages', { ID: 3, Code: 'FR-x-easy', DisplayName: 'Facile' })],
  ['variant-default', 'languages 2 IsDefault', defaultVariant],
  ['variant-twice', 'languages 4 Code', twoSigned],
  ['theme-default', 'themes -1 IsDefault', set('Themes', 1, { IsDefault: false })],
  ['theme-default', 'themes -1 IsDefault', add('Themes', { ID: 2, Name: 'x', IsDefault: true })],
  ['not-enough-images', 'locations 3 GameMemoryFromTour', set('Locations', 3, { GameMemoryPairs: 3 })],
  ['not-enough-images', 'locations 3 GameMemoryFromTour', set('Locations', 1, { IconURL: 'f.webp' })],
  [
    'not-enough-images',
    'locations 3 GameMemoryPairListURL',
    set('Locations', 3, { GameMemoryFromTour: -1, GameMemoryPairListURL: ['a', 'a', ''] }),
  ],
  ['no-solution', 'locations 4 GameChoices', set('Locations', 4, { GameChoices: [{ Text: 'Ja' }] })],
  ['no-solution', 'locations 4 GameChoices', set('Locations', 4, { GameChoices: undefined })],
  ['no-selector', 'tours 1 Selectors', set('Tours', 1, { Selectors: [] })],
  [
    'news-url',
    'configurations 1 Info.NewsSite.en',
    set('Configurations', 1, { Info: { NewsSite: { en: 'b.example' } } }),
  ],
  [
    'statement-placeholder',
    'configurations 1 Access.Statement.en',
    set('Configurations', 1, { Access: { Statement: { de: 'Nach Norm [1].', en: 'Prepared on [date].' } } }),
  ],
  [
    'barrier-address',
    'configurations 1 Access.BarrierAddress',
    set('Configurations', 1, { Access: { BarrierAddress: 'ask at the desk' } }),
  ],
  ['video-required', 'locations 2 MediaURL.en', set('Locations', 2, { MediaURL: { de: 'a.mp4' } })],
  ['wrong-value', 'locations 1 GamePoints', set('Locations', 1, { GamePoints: 'many' })],
  ['no-colour', 'themes 1 PrimaryColor', set('Themes', 1, { PrimaryColor: 'rgb(300, 0, 0)' })],
  ['no-colour', 'themes 1 DarkPageColor', set('Themes', 1, { DarkPageColor: 'black' })],
  ['wrong-value', 'tourItems 3 Path.0.Wait', set('TourItems', 3, { Path: [{ Wait: [] }] })],
  ['wrong-value', 'messages -1', (definition) => void definition.Messages.push('x' as never)],
  ['wrong-value', 'configurations -1 Version.Counter', (definition) => void (definition.Version.Counter = -4)],
  ['id-missing', 'messages -1 ID', add('Messages', { Code: 'BYE' })],
  ['id-missing', 'messages -1 ID', add('Messages', { ID: -1, Code: 'BYE' })],
  ['id-duplicate', 'messages 1 ID', add('Messages', { ID: '1', Code: 'BYE' })],
  ['reference-dangling', 'tourGroups 1 ThemeID', set('TourGroups', 1, { ThemeID: 9 })],
  ['reference-dangling', 'locations 1 DeepDives.0', set('Locations', 1, { DeepDives: [99] })],
  ['parent-cycle', 'tourItems 2 Parent', set('TourItems', 2, { Parent: 2 })],
  ['path-cycle', 'tourItems 3 Path', set('TourItems', 3, { Path: [{ Next: 3 }] })],
  ['code-duplicate', 'tours 2 Code', set('Tours', 2, { Code: ' t1 ' })],
  ['code-duplicate', 'tourItems 2 Code', set('TourItems', 2, { Code: '001' })],
  ['code-duplicate', 'languages 2 Code', set('Languages', 2, { Code: 'de' })],
  ['redirect-target', 'tours 3 RedirectTarget', set('Tours', 3, { RedirectTarget: 'tours/2' })],
  ['redirect-target', 'tours 3 RedirectTarget', set('Tours', 3, { RedirectTarget: '//host' })],
  ['redirect-target', 'tours 3 RedirectTarget', set('Tours', 3, { RedirectTarget: 'javascript:alert(1)' })],
  ['address-host', 'locations 1 MediaURL.en', set('Locations', 1, { MediaURL: { en: 'https://a;script-src/x' } })],
  ['days-reversed', 'tours 2 EnabledUntil', set('Tours', 2, { EnabledFrom: '2026-05-02', EnabledUntil: '2026-05-01' })],
  ['wrong-value', 'tours 2 EnabledFrom', set('Tours', 2, { EnabledFrom: '1.5.2026' })],
  ['map-missing', 'tours 2 MapURL', set('Tours', 2, { MapURL: '' })],
  ['map-box', 'tours 2 MapGPS', set('Tours', 2, { MapGPS: {} })],
  [
    'map-box',
    'tours 2 MapGPS',
    set('Tours', 2, {
      MapGPS: { BottomLeft: { Latitude: 1, Longitude: 10 }, TopRight: { Latitude: 2, Longitude: 9 } },
    }),
  ],
  ['board-missing', 'tours 2 GameBoardImagesURL', set('Tours', 2, { GameBoardImagesURL: [] })],
  [
    'board-path',
    'tourItems 2 GameBoardSVGPath',
    set('TourItems', 2, { GameBoardSVGPath: `M0 0${'L9 9 0 0'.repeat(2500)}` }),
  ],
  ['board-path', 'tourItems 2 GameBoardSVGPath', set('TourItems', 2, { GameBoardSVGPath: 'M0 0L9 0 9 9Zx' })],
  ['hotspots-to-win', 'locations 5 GameHotspotsToWin', set('Locations', 5, { GameHotspotsToWin: 3 })],
  [
    'hotspot-outline',
    'locations 5 GameHotspots.0.Points',
    set('Locations', 5, {
      GameHotspots: [{ Kind: 'polygon', Points: '0,0 1,1', IsSolution: true }, { IsSolution: true }],
    }),
  ],
  ['message-unknown', 'tours 1 Name.en', set('Tours', 1, { Name: { de: '{message: hello }', en: '{message:HELO}' } })],
  [
    'message-unknown',
    'locations 1 ImageDescriptors.0.AltText',
    set('Locations', 1, { ImageDescriptors: [{ AltText: 'See {message:none}' }] }),
  ],
  ['message-unknown', 'messages 5 Message', add('Messages', { ID: 5, Code: 'A', Message: '{message:B}' })],
  ['message-misspelt', 'messages 5 Code', add('Messages', { ID: 5, Code: 'Action_Start', Message: 'Go' })],
  ['message-misspelt', 'messages 5 Code', add('Messages', { ID: 5, Code: 'acton.start', Message: 'Go' })],
  ['staff-note-long', 'locations 1 StaffNote', set('Locations', 1, { StaffNote: 'x'.repeat(4001) })],
  ['staff-tags-many', 'locations 1 StaffTags', set('Locations', 1, { StaffTags: Array<string>(21).fill('x') })],
  ['staff-tag-long', 'locations 1 StaffTags', set('Locations', 1, { StaffTags: ['x'.repeat(41)] })],
  ['wrong-value', 'locations 1 StaffNote', set('Locations', 1, { StaffNote: { de: 'x' } })],
  ['wrong-value', 'locations 1 StaffTags.1', set('Locations', 1, { StaffTags: ['x', true] })],
  ['timeline', 'locations 6 Timeline', set('Locations', 6, { Timeline: { Locations: [1], Times: [0, 1] } })],
  ['timeline', 'locations 6 Timeline', set('Locations', 6, { Timeline: { Locations: [1, 2], Times: [5, 5] } })],
];

test.each(rules)('%s: %s', (key, where, change) => {
  const found = findings(change);
  expect(found).toContain(`${key} ${where}`);
  // One fault, one finding; the path of the second item of a broken cycle may be named as well.
  expect(new Set(found.map((finding) => finding.split(' ')[0]))).toEqual(new Set([key]));
});

/** Findings about a list as a whole, or about its order. */
const aboutLists: readonly FindingKey[] = ['language-default', 'theme-default', 'id-missing', 'id-duplicate'];

test.each(rules)('%s: %s is found in the object alone', (_key, _where, change) => {
  const definition = soundDefinition();
  change(definition);
  const catalogue = createCatalogue(definition);
  const alone = listNames.flatMap((name) => {
    const seen = new Set<unknown>();
    return storedObjects(definition, name).flatMap((stored) => {
      if (seen.has(stored['ID']) || seen.size === seen.add(stored['ID']).size) return [];
      return validateObject(definitionLists[name].model, stored, catalogue, textKeys);
    });
  });
  const isOfObject = ({ ID, key }: Finding): boolean => ID >= 0 && !aboutLists.includes(key);
  expect(new Set(alone)).toEqual(new Set(validate(definition, textKeys).filter(isOfObject)));
});

test('every key has its test', () => {
  const elsewhere = ['default-theme-stays', 'group-not-empty', 'still-referenced', 'file-missing'];
  expect(new Set([...rules.map(([key]) => key), ...elsewhere])).toEqual(new Set(findingKeys));
});

test('a provider that is missing altogether is missed; languages and themes have defaults', () => {
  expect(validate({}).map(({ key }) => key)).toEqual([
    'name-required',
    'address-required',
    'phone-required',
    'email-required',
    'homepage-required',
  ]);
});

describe('details', () => {
  const facts = (change: Change): unknown => {
    const definition = soundDefinition();
    change(definition);
    return validate(definition)[0]?.facts;
  };

  test('facts say what the sentence needs', () => {
    expect(facts(set('Locations', 2, { MediaURL: {} }))).toEqual({ language: 'de' });
    expect(facts(set('Locations', 3, { GameMemoryPairs: 3 }))).toEqual({ images: 2, pairs: 3 });
    expect(facts(set('Tours', 2, { Code: 'T1' }))).toEqual({ code: 'T1' });
    expect(facts(set('Configurations', 1, { Info: { NewsSite: 'x' } }))).toEqual({ url: 'x' });
    expect(facts(set('Locations', 1, { GamePoints: -3 }))).toEqual({
      expected: 'a number of at least 0',
      found: 'number -3',
    });
  });

  test('the position of an object without an ID is that in the file', () => {
    expect(facts((definition) => (definition.Messages = ['x' as never, { Code: 'A' }]))).toEqual(expect.anything());
    const found = validate({ ...soundDefinition(), Messages: ['x', { Code: 'A' }] });
    expect(found.find(({ key }) => key === 'id-missing')?.facts).toEqual({ position: 2 });
  });

  test('long texts are checked at once', () => {
    const Access = { Statement: { de: `[${'a'.repeat(400_000)}` }, BarrierAddress: `x@${'a.'.repeat(200_000)}@` };
    const found = validate({ ...soundDefinition(), Configurations: [{ ID: 1, Access }] });
    expect(found.map(({ key, facts }) => [key, String(facts['address']).length])).toEqual([['barrier-address', 2000]]);
  });

  test.each([
    [1999, []],
    [2001, ['barrier-address configurations 1 Access.BarrierAddress']],
  ])('an address for barriers of %d characters', (length, expected) => {
    const BarrierAddress = 'https://b.example/'.padEnd(length, 'a');
    expect(findings(set('Configurations', 1, { Access: { BarrierAddress } }))).toEqual(expected);
  });

  test('a variant has no video of its own', () => {
    expect(findings(add('Languages', { ID: 3, Code: 'de-x-easy', DisplayName: 'Leicht' }))).toEqual([]);
  });

  test('a video for all languages is enough', () => {
    expect(findings(set('Locations', 2, { MediaURL: 'a.mp4' }))).toEqual([]);
  });

  test('codes may repeat in different tours; tours of closed groups count as well', () => {
    expect(findings(set('TourItems', 3, { Code: '002' }))).toEqual([]);
    expect(findings(set('TourItems', 2, { Code: '' }))).toEqual([]);
    const closed: Change = (definition) => {
      add('TourGroups', { ID: 2, Name: 'Zu', Enabled: false })(definition);
      add('Tours', { ID: 9, Code: 'T1', TourGroupID: 2, Name: 'Zu', Selectors: [1] })(definition);
    };
    expect(findings(closed)).toEqual(['code-duplicate tours 9 Code']);
  });

  test.each(['action.start', ' Action.Start ', 'tours.stations.few', 'HELLO', 'start', 'opening.hours'])(
    'a text block may be called %j',
    (Code) => expect(findings(add('Messages', { ID: 5, Code, Message: 'x' }))).toEqual([]),
  );

  test('a redirect needs no selector and no map', () => {
    expect(findings(set('Tours', 3, { Selectors: [4] }))).toEqual([]);
    expect(findings(set('Tours', 3, { RedirectTarget: 'https://b.example' }))).toEqual([]);
  });

  test.each([
    { EnabledFrom: '1990-05-01', EnabledUntil: '1990-05-01' },
    { EnabledFrom: '2999-05-01' },
    { EnabledFrom: '2026-05-02', EnabledUntil: '2026-05-01', Enabled: false },
  ])('a tour may be over, not yet begun, or off: %j', (days) => {
    expect(findings(set('Tours', 2, days))).toEqual([]);
  });

  test('unsaved items are on no cycle', () => {
    expect(findings(add('TourItems', { TourID: 1, LocationID: 1 }))).toEqual(['id-missing tourItems -1 ID']);
  });
});

describe('a box on the earth', () => {
  const box = (south: number, west: number, north: number, east: number): Change =>
    set('Tours', 2, {
      MapGPS: { BottomLeft: { Latitude: south, Longitude: west }, TopRight: { Latitude: north, Longitude: east } },
    });

  test.each([
    ['a usual one', box(1, 9, 2, 10)],
    ['one across the antimeridian', box(1, 179, 2, -179)],
    ['one of nearly half the earth across the antimeridian', box(1, 90, 2, -90.5)],
  ])('%s is a map', (_, change) => expect(findings(change)).toEqual([]));

  test.each([
    ['one upside down', box(2, 9, 1, 10)],
    ['one without height', box(2, 9, 2, 10)],
    ['one without width', box(1, 9, 2, 9)],
    ['one of half the earth across the antimeridian', box(1, 90, 2, -90)],
  ])('%s is not a map', (_, change) => expect(findings(change)).toEqual(['map-box tours 2 MapGPS']));
});

describe('for any definition', () => {
  test('nothing throws, nothing is changed, and findings are well formed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyDefinition,
          anyJson.map((value) => ({ Tours: value, Locations: value, Version: value })),
        ),
        (any) => {
          const before = JSON.stringify(any);
          for (const { model, ID, field, key, facts } of validate(any)) {
            expect(findingKeys).toContain(key);
            expect(typeof model).toBe('string');
            expect(Number.isSafeInteger(ID)).toBe(true);
            expect(field).not.toMatch(/undefined/);
            expect(Object.values(facts).every((fact) => ['string', 'number'].includes(typeof fact))).toBe(true);
          }
          expect(JSON.stringify(any)).toBe(before);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a refused deletion names known keys', () => {
    fc.assert(
      fc.property(anyDefinition, fc.integer({ min: 0, max: 5 }), (any, ID) => {
        const deletion = deleteObjects(any, 'themes', [ID]);
        const keys = deletion.ok ? [] : deletion.findings.map(({ key }) => key);
        expect(findingKeys).toEqual(expect.arrayContaining(keys));
      }),
      { numRuns: 50 },
    );
  });
});

describe('large and hostile definitions are harmless', () => {
  const many = Array.from({ length: propertyRuns(5000) }, (_, ID) => ID);

  test('one tour given again and again, with all stations', () => {
    const Tours = many.map(() => ({ ID: 1, Name: 'x', Selectors: [1] }));
    const TourItems = many.map((ID) => ({ ID, TourID: 1, Code: 'A' }));
    const keys = validate({ Tours, TourItems }).filter(({ key }) => key === 'code-duplicate');
    expect(keys).toHaveLength(many.length - 1);
  });

  test('tours and stations without IDs', () => {
    const found = validate({ Tours: many.map(() => ({})), TourItems: many.map(() => ({})) });
    expect(found.length).toBeGreaterThan(2 * many.length);
  });

  test('every station a memory game with the cards of one tour', () => {
    const Locations = many.map((ID) => ({ ID, Name: 'x', Type: 3, GameMemoryFromTour: 1, GameMemoryPairs: 2 }));
    const found = validate({
      Locations,
      Tours: [{ ID: 1 }],
      TourItems: many.map((ID) => ({ ID, TourID: 1, LocationID: ID })),
    });
    expect(found.filter(({ key }) => key === 'not-enough-images')).toHaveLength(many.length);
  });
});
