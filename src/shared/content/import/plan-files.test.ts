import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOf, storedObjects, type TourDefinition } from '../definition.ts';
import { soundDefinition } from '../testing/sound-definition.ts';
import { applyPlan } from './apply-plan.ts';
import { guessPattern } from './file-names.ts';
import { type FilesPlan, type GivenFile, nameContextOf, planFiles } from './plan-files.ts';

function plan(
  files: readonly GivenFile[],
  definition: TourDefinition = soundDefinition(),
  stored: ReadonlyMap<string, string | undefined> = new Map(),
): FilesPlan {
  const pattern = guessPattern(
    files.map(({ path }) => path),
    nameContextOf(definition, 1),
  );
  return planFiles({ files, pattern, definition, tourID: 1, stored, folder: 'files' });
}

const said = ({ changes }: FilesPlan) =>
  changes.map(({ model, ID, field, language, after, why }) => [model, ID, field, language, after, why?.code]);

function applied({ changes, ...rest }: FilesPlan, definition: TourDefinition): TourDefinition {
  let last = 100;
  const fresh = (_model: string, count: number): number[] => Array.from({ length: count }, () => (last += 1));
  const result: Record<string, unknown> = { ...definition };
  for (const { model, object } of applyPlan(
    { ...rest, changes },
    new Set(changes.map(({ key }) => key)),
    definition,
    fresh,
  )) {
    const list = listOf(model) ?? 'Locations';
    result[list] = [...storedObjects(result, list).filter(({ ID }) => ID !== object['ID']), object];
  }
  return result;
}

describe('a folder of files', () => {
  it('goes where staff have put a file, whatever its name says', () => {
    expect(said(plan([{ path: 'Engel.mp3', code: '002', language: 'en' }]))).toEqual([
      ['locations', 2, 'MediaURL', 'en', 'files/Engel.mp3', undefined],
    ]);
  });

  it('gives recordings, captions and pictures to the stations of their codes', () => {
    const result = plan([
      { path: '001_en.mp3' },
      { path: '1_de.vtt' },
      { path: '002_Haus_a.jpg' },
      { path: '002_Haus_b.jpg' },
      { path: '002_de.mp4' },
      { path: '.DS_Store' },
      { path: '__MACOSX/._001_en.mp3' },
      { path: 'Ton/.verborgen/001_fr.mp3' },
    ]);
    expect(said(result)).toEqual([
      ['locations', 1, 'MediaURL', 'en', 'files/001_en.mp3', undefined],
      ['locations', 2, 'MediaURL', 'de', 'files/002_de.mp4', undefined],
      ['locations', 1, 'CaptionsURL', 'de', 'files/1_de.vtt', 'leading-zeros'],
      ['locations', 2, 'ImageDescriptors.1.ImageURL', undefined, 'files/002_Haus_a.jpg', undefined],
      ['locations', 2, 'ImageDescriptors.2.ImageURL', undefined, 'files/002_Haus_b.jpg', undefined],
    ]);
    expect(result.uploads.map(({ file, key }) => [file, key === undefined])).toEqual([
      ['001_en.mp3', false],
      ['002_de.mp4', false],
      ['1_de.vtt', false],
      ['002_Haus_a.jpg', false],
      ['002_Haus_b.jpg', false],
    ]);
    expect(result.refusals).toEqual([]);
  });

  it('makes stations and languages that are missing, named by what is known', () => {
    const result = plan([
      { path: 'de/30 Tor.mp3', title: 'Das Tor', lyrics: 'Hier steht\nein Tor.' },
      { path: 'de/31 Turm.mp3' },
      { path: 'pl/31 Wieża.mp3' },
      { path: 'de/31 Turm.jpg' },
    ]);
    const after = applied(result, soundDefinition());
    expect(storedObjects(after, 'Languages').at(-1)).toMatchObject({ Code: 'pl', DisplayName: 'Polski' });
    expect(storedObjects(after, 'Locations').slice(-2)).toMatchObject([
      { Name: { de: 'Das Tor' }, Transcript: { de: 'Hier steht\nein Tor.' }, MediaURL: { de: 'files/de/30 Tor.mp3' } },
      {
        Name: { de: 'Turm', pl: 'Wieża' },
        MediaURL: { de: 'files/de/31 Turm.mp3', pl: 'files/pl/31 Wieża.mp3' },
        ImageDescriptors: [{ ImageURL: 'files/de/31 Turm.jpg' }],
      },
    ]);
    expect(storedObjects(after, 'TourItems').slice(-2)).toMatchObject([{ Code: '30' }, { Code: '31' }]);
  });

  it('puts signed and described recordings beside the others, and variants that are read into their language', () => {
    const result = plan([
      { path: '001_de_easy.mp3', title: 'Das Tor' },
      { path: '001_DGS.mp4', title: 'Gebärden' },
      { path: '001_de_AD.mp3' },
      { path: '40_DGS.mp4' },
    ]);
    expect(said(result).slice(0, 5)).toEqual([
      ['locations', 1, 'AudioDescriptionURL', 'de', 'files/001_de_AD.mp3', undefined],
      ['languages', -2, '', undefined, expect.objectContaining({ Code: 'de-x-easy' }), 'new-language'],
      ['locations', 1, 'MediaURL', 'de-x-easy', 'files/001_de_easy.mp3', undefined],
      ['locations', 1, 'Name', 'de-x-easy', 'Das Tor', 'from-tags'],
      ['locations', 1, 'SignLanguageURL', 'de', 'files/001_DGS.mp4', undefined],
    ]);
    expect(storedObjects(applied(result, soundDefinition()), 'Languages').at(-1)).toMatchObject({
      DisplayName: 'Deutsch – Leichte Sprache',
      AccessibilityCode: 'de',
    });
    expect(result.changes.filter(({ field }) => field === 'Type')).toEqual([]);
  });

  describe('with a variant', () => {
    const museum = (...codes: readonly string[]) => ({
      ...soundDefinition(),
      Languages: codes.map((Code, at) => ({ ID: at + 1, Code, DisplayName: Code, IsDefault: at === 0 })),
    });

    it.each([
      ['001_gsg.mp4', ['de', 'en'], 'de'],
      ['001_gsg.mp4', ['en', 'de'], 'de'],
      ['001_BFI.mp4', ['de', 'en'], 'en'],
      ['001_gsg.mp4', ['de', 'en', 'gsg'], 'de'],
      ['002_dgs.mp4', ['de-AT'], 'de-AT'],
      ['002_gsg.mp4', ['de-AT'], 'de-AT'],
      ['002_de-x-sign.mp4', ['en', 'de-AT'], 'de-AT'],
    ])('%s in a museum of %j is signed for %s', (path, codes, language) => {
      const ID = Number(path.slice(0, 3));
      expect(said(plan([{ path }], museum(...codes)))).toEqual([
        ['locations', ID, 'SignLanguageURL', language, `files/${path}`, undefined],
      ]);
    });

    it.each(['de-x-easy', 'de-x-described', 'de-x-kids', 'fr-x-easy'])(
      'a film for %s leaves the kind of its station',
      (code) => {
        const { changes } = plan([{ path: `001_${code}.mp4` }], museum('de', 'en'));
        expect(changes.flatMap(({ model, field }) => (model === 'locations' ? [field] : []))).toEqual(['MediaURL']);
      },
    );

    it('whose language the museum lacks is a language itself', () => {
      expect(said(plan([{ path: '001_gsg.mp4' }], museum('en', 'gsg')))).toEqual([
        ['locations', 1, 'MediaURL', 'gsg', 'files/001_gsg.mp4', undefined],
        ['locations', 1, 'Type', undefined, 1, 'video-file'],
      ]);
    });
  });

  it('names those that are in vain, with the reason', () => {
    const result = plan([
      { path: '001_de.mp3' },
      { path: '001_de_neu.mp3' },
      { path: 'Willkommen.mp3' },
      { path: '001_de.docx' },
    ]);
    expect(result.refusals.map(({ code, from, facts }) => [code, from.file, facts])).toEqual([
      ['file-twice', '001_de_neu.mp3', { file: '001_de.mp3', row: 0 }],
      ['code-missing', 'Willkommen.mp3', {}],
      ['file-kind', '001_de.docx', { extension: 'docx' }],
    ]);
    expect(result.uploads.map(({ file }) => file)).toEqual(['001_de.mp3']);
  });

  it('sends no bytes twice', () => {
    const stored = new Map([
      ['files/old/tor.mp3', 'aa'],
      ['files/001_en.mp3', 'bb'],
    ]);
    const result = plan(
      [
        { path: '001_de.mp3', hash: 'aa' },
        { path: '001_en.mp3', hash: 'cc' },
      ],
      soundDefinition(),
      stored,
    );
    expect(said(result)).toEqual([
      ['locations', 1, 'MediaURL', 'de', 'files/old/tor.mp3', 'stored-already'],
      ['locations', 1, 'MediaURL', 'en', 'files/001_en.mp3', 'replaces-file'],
    ]);
    expect(result.uploads.map(({ file }) => file)).toEqual(['001_en.mp3']);
  });

  it('offers the words of a recording, but never in place of others unless staff choose so', () => {
    const base = soundDefinition();
    const words = { de: '<p>Ein Engel.</p><p>Aus Holz.</p>' };
    const definition = {
      ...base,
      Locations: storedObjects(base, 'Locations').map((one) => (one['ID'] === 1 ? { ...one, Transcript: words } : one)),
    };
    const texts = (file: GivenFile) => said(plan([file], definition)).filter(([, , field]) => field !== 'MediaURL');
    expect(texts({ path: '001_de.mp3', title: 'Ein Titel', lyrics: 'Ein Engel.\nAus Holz.' })).toEqual([]);
    expect(texts({ path: '001_de.mp3', lyrics: 'Ein Teufel.' })).toEqual([
      ['locations', 1, 'Transcript', 'de', 'Ein Teufel.', 'from-tags-instead'],
    ]);
    expect(texts({ path: '001_en.mp3', lyrics: 'An angel.' })).toEqual([
      ['locations', 1, 'Transcript', 'en', 'An angel.', 'from-tags'],
    ]);
  });

  it('takes no text from a recording that it leaves out', () => {
    const result = plan([{ path: '001_de.mp3' }, { path: '001_de_neu.mp3', lyrics: 'Neu' }]);
    expect(said(result).map(([, , field]) => field)).toEqual(['MediaURL']);
  });

  it.each([
    ['Das Tor', 'Das Tor'],
    ['30_Tor', 'Tor'],
    ['30_tor.mp3', 'Tor'],
    ['Track 01', 'Tor'],
    ['07', 'Tor'],
  ])('names a new station by the title %s, unless that only repeats the file', (title, name) => {
    expect(said(plan([{ path: '30_Tor.mp3', title }])).find(([, , field]) => field === 'Name')?.[4]).toBe(name);
  });

  it('does not count on stored bytes that another file takes the place of', () => {
    const files = [
      { path: '001_de.mp3', hash: 'new' },
      { path: '002_de.mp3', hash: 'old' },
    ];
    const result = plan(files, soundDefinition(), new Map([['files/001_de.mp3', 'old']]));
    expect(result.uploads.map(({ file }) => file)).toEqual(['001_de.mp3', '002_de.mp3']);
  });

  it('turns a station without a film into one with its first', () => {
    expect(said(plan([{ path: '001_de.mp4' }]))).toContainEqual(['locations', 1, 'Type', undefined, 1, 'video-file']);
  });
});

it('any files change nothing the second time', () => {
  const name = fc
    .tuple(
      fc.constantFrom('001', '1', '002', '30', 'x'),
      fc.constantFrom('', '_de', '_en', '_pl', '_Tor'),
      fc.constantFrom('mp3', 'jpg', 'mp4', 'vtt', 'txt'),
    )
    .map(([code, rest, extension]) => ({ path: `${code}${rest}.${extension}` }));
  fc.assert(
    fc.property(fc.uniqueArray(name, { selector: ({ path }) => path }), (files) => {
      const definition = soundDefinition();
      const first = plan(files, definition);
      const stored = new Map(files.map(({ path }) => [`files/${path}`, path]));
      const hashed = files.map(({ path }) => ({ path, hash: path }));
      const pattern = guessPattern(
        files.map(({ path }) => path),
        nameContextOf(definition, 1),
      );
      const again = planFiles({
        files: hashed,
        pattern,
        definition: applied(first, definition),
        tourID: 1,
        stored,
        folder: 'files',
      });
      expect([again.changes, again.uploads]).toEqual([[], []]);
    }),
  );
});
