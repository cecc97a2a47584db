import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { clientConfiguration } from '#content/client-configuration.ts';
import { DataSource } from '#content/constants.ts';
import { pageParts, partFiles } from '#contract/guide-parts.ts';
import { chunkListOf } from './chunk-list.ts';
import { createHints } from './page-hints.ts';

const none = { sources: [], modules: [], imports: [], dynamicImports: [], css: [] };
const chunks = [
  { ...none, file: 'assets/index.js', sources: ['index.html'], imports: ['assets/first.js'] },
  { ...none, file: 'assets/first.js', css: ['assets/first.css'] },
  { ...none, file: 'assets/de.js', sources: ['src/shared/i18n/de/guide.json'] },
  { ...none, file: 'assets/en.js', sources: ['src/shared/i18n/en/guide.json'] },
  { ...none, file: 'assets/fr.js', sources: ['src/shared/i18n/fr/guide.json'] },
  {
    ...none,
    file: 'assets/lists.js',
    sources: [partFiles.lists.source],
    imports: ['assets/first.js', 'assets/picture.js'],
    css: ['assets/lists.css'],
  },
  { ...none, file: 'assets/picture.js' },
  { ...none, file: 'assets/board.js', sources: [partFiles.board.source] },
  { ...none, file: 'assets/de-more.js', sources: ['src/shared/i18n/de/more.ts'] },
];
const catalogue = createCatalogue({
  Configurations: [{ WelcomeScreen: { ImageURL: 'files/"wel&come".webp' } }],
  Languages: ['en', 'de', 'fr'].map((Code) => ({ Code, AccessibilityCode: Code, IsDefault: Code === 'de' })),
  Tours: [
    { ID: 1, Selectors: [1], ImageDescriptor: { ImageURL: 'files/tour.webp' } },
    { ID: 3, Selectors: [5, 1], GameBoardImagesURL: ['files/board.webp'] },
    { ID: 2, Selectors: [0], ImageDescriptor: { ImageURL: 'files/pad.webp' } },
  ],
  TourItems: [{ ID: 7, TourID: 1, LocationID: 9 }],
  Locations: [{ ID: 9, ImageDescriptors: [{ ImageURL: 'https://media.example/a.webp' }] }],
});
const client = clientConfiguration.fallback;
let folder = '';
let guide = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-hints-'));
  guide = join(folder, 'guide');
  await mkdir(guide);
  await writeFile(chunkListOf(guide), JSON.stringify(chunks));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function hinted(path: string, languages?: string, more: Partial<typeof client> = {}): Promise<readonly string[]> {
  const hints = await createHints({ guide, catalogue, client: { ...client, ...more } });
  return addressesIn(hints(path, languages), 'now');
}

/** @param when whether the files of this screen or those of the next are meant */
function addressesIn(hints: string, when: 'now' | 'next'): readonly string[] {
  const links = hints.split('\n').filter((link) => link.includes('rel="prefetch"') === (when === 'next'));
  return links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}

const data = ['config.json', 'info/loginType', 'db'];

describe('the hints of a page', () => {
  it.each([
    ['', 'de-AT,en;q=0.5', [...data, './assets/de.js', 'files/&quot;wel&amp;come&quot;.webp']],
    ['/welcome', 'fr-CA', [...data, './assets/fr.js', 'files/&quot;wel&amp;come&quot;.webp']],
    ['/welcome', 'it', [...data, './assets/en.js', 'files/&quot;wel&amp;come&quot;.webp']],
    [
      '/locations/1',
      'en',
      [...data, './assets/en.js', './assets/lists.js', './assets/picture.js', './assets/lists.css', 'files/tour.webp'],
    ],
    ['/detail/7', 'de', [...data, './assets/de.js', 'https://media.example/a.webp']],
    ['/detail/8', 'de', [...data, './assets/de.js']],
    ['/detail/__proto__', 'de', [...data, './assets/de.js']],
    ['/constructor', 'de', [...data, './assets/de.js']],
  ])('%s in %s', async (path, languages, expected) => expect(await hinted(path, languages)).toEqual(expected));

  it('name the files of stations, apart, where a visit begins', async () => {
    const station = {
      ...none,
      file: 'assets/detail.js',
      sources: [partFiles.detail.source],
      css: ['assets/detail.css'],
    };
    const whole = join(folder, 'whole');
    await mkdir(whole);
    await writeFile(chunkListOf(whole), JSON.stringify([...chunks, station]));
    const hints = await createHints({ guide: whole, catalogue, client });
    for (const path of ['/', '/welcome', '/tours/1', '/locations/1'])
      expect(addressesIn(hints(path, 'de'), 'next'), path).toEqual(['./assets/detail.js', './assets/detail.css']);
    for (const path of ['/detail/7', '/info', '/numbers'])
      expect(addressesIn(hints(path, 'de'), 'next'), path).toEqual([]);
  });

  it('are those of the address that the museum redirects to', async () => {
    const staticRedirects = { '/info': '/start', '/start': '/locations/1?from=poster' };
    expect(await hinted('/info/', 'de', { staticRedirects })).toEqual(await hinted('/locations/1', 'de'));
    expect(await hinted('/info/', 'de')).not.toEqual(await hinted('/locations/1', 'de'));
  });

  it('name every part that the page needs', async () => {
    const parts = Object.entries(pageParts).flatMap(([part, pages]) => pages.map((page) => ({ part, page })));
    const built = Object.entries(partFiles).map(([part, { source }]) => ({
      ...none,
      file: `assets/${part}.js`,
      sources: [source],
    }));
    const all = join(folder, 'all');
    await mkdir(all);
    await writeFile(
      chunkListOf(all),
      JSON.stringify([{ ...none, file: 'assets/index.js', sources: ['index.html'] }, ...built]),
    );
    const hints = await createHints({ guide: all, catalogue, client });
    for (const { part, page } of parts) expect(hints(`/${page}/1`, 'de')).toContain(`./assets/${part}.js`);
    expect(addressesIn(hints('/welcome', 'de'), 'now').join(' ')).not.toContain('./assets/');
  });

  it('leave out a picture that the first selector does not show', async () => {
    expect(await hinted('/locations/2', 'de')).not.toContain('files/pad.webp');
  });

  it('name the game board and its texts if a tour with open access begins with it', async () => {
    const board = ['./assets/board.js', './assets/de-more.js'];
    const found = await hinted('/locations/3', 'de');
    expect(found.filter((url) => board.includes(url)).toSorted()).toEqual(board);
    expect(await hinted('/locations/1', 'de')).not.toContain('./assets/board.js');
    const closed = await createHints({ guide, catalogue, client, isOpen: false });
    expect(closed('/locations/3', 'de')).not.toContain('board');
  });

  it('name texts in the museum’s first two languages if the visitor’s is unknown, as in a static guide', async () => {
    expect(await hinted('numbers', undefined, { source: DataSource.static })).toEqual([
      'config.json',
      'tourDefinition.json',
      './assets/de.js',
      './assets/en.js',
      './assets/de-more.js',
    ]);
  });

  it('name data on another server', async () => {
    expect(await hinted('qr/A', 'de', { serverBase: 'https://data.example' })).toEqual([
      'config.json',
      'https://data.example/info/loginType',
      'https://data.example/db',
      './assets/de.js',
      './assets/de-more.js',
    ]);
  });

  it('name only data if the scripts are not listed', async () => {
    const hints = await createHints({ guide: join(folder, 'other'), catalogue, client });
    expect(hints('locations/1', 'de').match(/<link/g)).toHaveLength(4);
  });
});
