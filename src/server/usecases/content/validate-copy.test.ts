import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '#content/at-once.ts';
import { type TourDefinition } from '#content/definition.ts';
import { anyDefinition } from '#content/testing/arbitraries.ts';
import { anyEdit } from '#content/testing/edits.ts';
import { soundDefinition } from '#content/testing/sound-definition.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { checkCopy, cutFindings } from './validate-copy.ts';

const validateCopy = (...given: Parameters<typeof checkCopy>) => atOnce(checkCopy(...given));

it('names every file that visitors would miss, also outside files/, and misspelt codes of text blocks', () => {
  const definition = {
    Locations: [
      { ID: 1, MediaURL: { de: 'files/a.mp3', en: 'media/a.mp3', fr: 'files/b.mp3', it: 'https://host/a.mp3' } },
    ],
    Messages: [{ ID: 1, Code: 'action_start', Message: 'Los' }],
  };
  const { MissingResources, Problems, Advice } = validateCopy(definition, [{ path: 'a.mp3', bytes: 1 }], false);
  expect(MissingResources.map(({ Facts }) => Facts['url'])).toEqual(['media/a.mp3', 'files/b.mp3']);
  expect(Problems).toContainEqual({
    Model: 'messages',
    ID: 1,
    Field: 'Code',
    Key: 'message-misspelt',
    Facts: { code: 'action_start', meant: 'action.start' },
  });
  expect(Advice).toEqual([{ Model: 'locations', ID: 1, Field: 'Text', Key: 'text-none', Facts: {} }]);
});

it('names files that an upload would refuse, and names that some systems take for one, as far as visitors need them', () => {
  const notes = [{ reason: 'picture-broken', facts: { name: 'earlier.jpg' } }] as const;
  const files = [
    { path: 'a/hall.jpg', bytes: 1, notes },
    { path: 'a/HALL.jpg', bytes: 1 },
    { path: 'unused.jpg', bytes: 1, notes },
  ];
  const definition = {
    TourGroups: [{ ID: 1, Enabled: true }],
    Tours: [{ ID: 1, TourGroupID: 1, IconURL: 'files/a/hall.jpg' }],
  };
  const about = (enabledOnly: boolean): readonly unknown[] =>
    validateCopy(definition, files, enabledOnly)
      .Problems.filter(({ Model }) => Model === 'files')
      .map(({ Field, Key, Facts }) => [Field, Key, Facts]);
  const broken = ['a/hall.jpg', 'picture-broken', { name: 'hall.jpg' }];
  const twin = ['a/hall.jpg', 'file-twin', { name: 'a/hall.jpg', other: 'a/HALL.jpg' }];
  expect(about(false)).toEqual([broken, ['unused.jpg', 'picture-broken', { name: 'unused.jpg' }], twin]);
  expect(about(true)).toEqual([broken, twin]);
});

it('takes variants whose language the museum lacks for no problem', () => {
  const definition = soundDefinition();
  definition.Languages.push({ ID: 3, Code: 'fsl', DisplayName: 'LSF' });
  const { Problems, Advice } = validateCopy(definition, [], true);
  expect(Problems).toEqual([]);
  expect(Advice).toContainEqual({
    Model: 'languages',
    ID: 3,
    Field: 'Code',
    Key: 'variant-base',
    Facts: { base: 'fr' },
  });
});

it('gives of long lists the first, those of unpublished objects before others, and counts all', () => {
  const definition = { Locations: [1, 2, 3].map((ID) => ({ ID, MediaURL: `files/${ID}.mp3`, Name: { de: 'x' } })) };
  const found = validateCopy(definition, [], false);
  const cut = cutFindings(found, 2, [{ model: 'locations', ID: 3 }]);
  expect(cut.MissingResources.map(({ ID }) => ID)).toEqual([3, 1]);
  expect(cut.Counts).toMatchObject({ MissingResources: 3, UnusedObjects: 3 });
  expect(cutFindings(found, Infinity, [])).toEqual({ ...found, Counts: cut.Counts });
});

it('finds after any edits, when only what changed is checked again, what a check of everything finds', () => {
  const files = ['a.mp3', 'A.mp3', 'b.webp'].map((path) => ({ path, bytes: 1 }));
  fc.assert(
    fc.property(anyMuseum, fc.array(anyEdit, { minLength: 1, maxLength: 12 }), fc.boolean(), (first, edits, only) => {
      let definition = first;
      validateCopy(definition, files, only);
      for (const edit of edits) {
        definition = edit(definition);
        expect(validateCopy(definition, files, only)).toEqual(validateCopy(neverSeen(definition), files, only));
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});

/** Few, but with all kinds of games and references, or of any shape. */
const anyMuseum = fc.oneof(fc.constant(0).map(soundDefinition), anyDefinition);

function neverSeen(definition: TourDefinition): TourDefinition {
  return JSON.parse(JSON.stringify(definition)) as TourDefinition;
}
