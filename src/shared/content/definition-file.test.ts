import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { maximumObjects, readDefinition, writeDefinition } from './definition-file.ts';
import { anyDefinition, anyJson, anyText, trickyTexts } from './testing/arbitraries.ts';

function problems(text: string): string[] {
  return readDefinition(text).problems.map(
    ({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`,
  );
}

function definition(text: string): unknown {
  const file = readDefinition(text);
  if (!file.ok) throw new Error(`${file.problems[0].message}\n${text}`);
  return file.definition;
}

describe('a written definition is read back, with unknown fields and in the same order', () => {
  const document = fc
    .oneof(
      anyDefinition,
      fc.tuple(anyText, anyJson).map(([key, value]) =>
        Object.fromEntries([
          ['Zoo', value],
          [key, value],
          ['Tours', value],
        ]),
      ),
    )
    .map((content) => ({ Tours: [], ...content }));

  test('as YAML', () => {
    fc.assert(
      fc.property(document, (content) => {
        const first = definition(writeDefinition(content));
        expect(JSON.stringify(first)).toBe(JSON.stringify(content));
        expect(writeDefinition(first as typeof content)).toBe(writeDefinition(JSON.parse(JSON.stringify(content))));
      }),
      { numRuns: propertyRuns(50) },
    );
  });

  test('as JSON, plain or indented', () => {
    fc.assert(
      fc.property(document, fc.constantFrom(0, 2), (content, indent) => {
        expect(JSON.stringify(definition(JSON.stringify(content, null, indent)))).toBe(JSON.stringify(content));
      }),
      { numRuns: propertyRuns(50) },
    );
  });

  test.each(trickyTexts.map((text) => [text]))('the text %j, as a value and as a key', (text) => {
    const content = { Tours: [{ ID: 1, Code: text, List: [text, text], Map: Object.fromEntries([[text, text]]) }] };
    expect(definition(writeDefinition(content))).toEqual(content);
    expect(definition(JSON.stringify(content))).toEqual(content);
    const atTop = Object.fromEntries([
      ['Tours', []],
      [text, text],
    ]);
    expect(definition(writeDefinition(atTop))).toEqual(atTop);
  });

  test('shared parts are written out', () => {
    const shared = { de: 'Uhr' };
    expect(writeDefinition({ Tours: [{ Name: shared, Description: shared }] })).not.toMatch(/[&*]/);
  });

  test('fields without a value are left out', () => {
    expect(definition(writeDefinition({ Tours: [{ ID: 1, Code: undefined }] }))).toEqual({ Tours: [{ ID: 1 }] });
  });
});

test('a code without quotes keeps its zeros', () => {
  expect(definition('TourItems:\n  - Code: 007\n  - Code: 1.10\n')).toEqual({
    TourItems: [{ Code: '007' }, { Code: '1.10' }],
  });
  expect(problems('TourItems:\n  - Code: 007\n    MapX: 012.50\n')).toEqual([]);
});

describe('an invalid value is reported with its position, its path and the expectation', () => {
  test.each([
    [
      'Locations:\n  - ID: 1\n    GamePoints: many',
      '3:17 Locations.0.GamePoints: expected a number of at least 0, found the text "many"',
    ],
    [
      'Locations: [{Type: 9}]',
      '1:20 Locations.0.Type: expected one of 0 (Audio), 1 (Video), 2 (Silent), 3 (GameMemory), 4 (GameJigsaw), 5 (GameChoices), 6 (GameHiddenObject), found number 9',
    ],
    ['{"Locations": [\n  {"Name": {"de": ["x"]}}]}', '2:19 Locations.0.Name.de: expected a text, found a list of 1'],
    [
      'Tours:\n  - ID: 1\n  - just a text',
      '3:5 Tours.1: expected an object with ID, Revision, TourGroupID, ..., found the text "just a text"',
    ],
    ['Tours: 5', '1:8 Tours: expected a list, found number 5'],
    [
      'Themes:\n- PrimaryColor: "rgb(300, 0, 0)"',
      '2:17 Themes.0.PrimaryColor: expected a colour such as #8b0000 or rgb(139, 0, 0), found the text "rgb(300, 0, 0)"',
    ],
    [
      'Tours:\n- ImageDescriptor:\n    ImageContain: maybe',
      '3:19 Tours.0.ImageDescriptor.ImageContain: expected true or false, found the text "maybe"',
    ],
    [
      'Locations:\n- ImageDescriptors:\n    ImageContain: 1',
      '3:19 Locations.0.ImageDescriptors.ImageContain: expected true or false, found number 1',
    ],
    [
      'TourItems:\n- Path:\n  - Next: 1\n  - Wait: soon',
      '4:11 TourItems.0.Path.1.Wait: expected a number of at least 0, found the text "soon"',
    ],
    [
      'Locations:\n- DeepDives: [1, two]',
      '2:18 Locations.0.DeepDives.1: expected the ID of one of locations, found the text "two"',
    ],
    ['Locations:\n  Type: 8', expect.stringMatching(/^2:9 Locations\.Type: /)],
    [
      'Version:\n  Counter: x\nTours: []',
      '2:12 Version.Counter: expected a whole number of at least 0, found the text "x"',
    ],
    [
      'Version:\n- Counter: x\nTours: []',
      '2:12 Version.0.Counter: expected a whole number of at least 0, found the text "x"',
    ],
    ['a: &x {Type: 8}\nLocations: [*x]', expect.stringMatching(/^2:13 Locations\.0\.Type: /)],
    ['Locations:\r\n  - Type: &t 9\r\n', expect.stringMatching(/^2:14 Locations\.0\.Type: /)],
    ['Locations:\n  - ? Type\n    : 9', expect.stringMatching(/^3:7 Locations\.0\.Type: /)],
    ['Locations:\n  - Type: |\n      nine', expect.stringMatching(/^[23]:\d+ Locations\.0\.Type: /)],
  ])('%j', (text, problem) => expect(problems(text)).toEqual([problem]));

  test('in order, and the definition stays unchanged', () => {
    const text = 'Tours: [{Code: [], Unknown: {x: 1}, Type: 7}]\nLocations: [{Type: x}]';
    expect(problems(text).map((problem) => problem.split(' ')[0])).toEqual(['1:16', '1:43', '2:20']);
    expect(definition(text)).toEqual({ Tours: [{ Code: [], Unknown: { x: 1 }, Type: 7 }], Locations: [{ Type: 'x' }] });
  });

  test('very many of them', () => {
    const count = propertyRuns(10_000);
    const file = readDefinition(`Locations:\n${'  - Type: nine\n'.repeat(count)}`);
    expect(file.problems).toHaveLength(count);
    expect(file.problems.at(-1)).toMatchObject({ line: count + 1, column: 11, path: `Locations.${count - 1}.Type` });
  });
});

describe('a file that is not a tour definition is refused', () => {
  test.each([
    ['', '1:1 : the file is empty'],
    ['5', '1:1 : expected an object with the lists Tours, TourItems, Locations, ...'],
    ['[]', '1:1 : expected an object with the lists Tours, TourItems, Locations, ...'],
    ['Hello, world', '1:1 : expected an object with the lists Tours, TourItems, Locations, ...'],
    ['toString: 1', expect.stringContaining('this is no tour definition')],
    ['Tours: [\n  {ID: 1},\n  {ID: 2', expect.stringMatching(/^3:9 : unexpected end/)],
  ])('%j', (text, problem) => {
    expect(readDefinition(text).ok).toBe(false);
    expect(problems(text)).toEqual([problem]);
  });

  test('for its size, with the number of its objects', () => {
    const [half, rest] = [maximumObjects / 2, maximumObjects / 2 + 1];
    const museum = (tours: number, stations: number): string =>
      `{"Tours": [${Array(tours).fill('{}').join()}], "Locations": [${Array(stations).fill('{}').join()}]}`;
    expect(readDefinition(museum(half, half)).ok).toBe(true);
    expect(problems(museum(half, rest))).toEqual([
      '1:1 : the file has 150001 objects (stations, markers, tours, ...), and 150000 are read at most: divide it into several museums',
    ]);
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, anyJson, (text, json) => {
        for (const file of [text, JSON.stringify(json), `Tours: ${text}\nLocations: ${JSON.stringify(json)}`]) {
          const read = readDefinition(file);
          expect(read.ok || read.problems.length === 1).toBe(true);
        }
      }),
    );
  });
});
