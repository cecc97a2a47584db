import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { readContentFolder } from '../../usecases/content/content-folder.ts';
import { buildStatic, StaticError } from './build-static.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cicerone-static-'));
  await mkdir(join(root, 'content', 'files'), { recursive: true });
  await mkdir(join(root, 'guide', 'assets'), { recursive: true });
  await writeFile(join(root, 'content', 'files', 'ä b.txt'), 'kept');
  await writeFile(
    join(root, 'content', 'tourDefinition.yaml'),
    '# Our museum\nTours: [{ID: 4}]\nTourItems: [{ID: 9, TourID: 4}]\n',
  );
  await writeFile(join(root, 'guide', 'index.html'), '<head><base href="/" />');
  await writeFile(join(root, 'guide', 'assets', 'x.js'), 'x');
  await writeFile(join(root, 'guide', 'assets', 'x.js.br'), 'compressed');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function build(
  out: string,
  servedAt?: string,
  staticRedirects: Readonly<Record<string, string>> = {},
  remote?: { readonly day: string },
) {
  const contentFolder = join(root, 'content');
  return buildStatic({
    content: await readContentFolder(contentFolder),
    contentFolder,
    guide: join(root, 'guide'),
    out: join(root, out),
    client: { ...clientConfiguration.fallback, staticRedirects },
    servedAt,
    remote,
  });
}

describe('a static guide', () => {
  it('publishes no tokens, not even in a comment of the file that has them', async () => {
    const file = join(root, 'content', 'tourDefinition.yaml');
    await writeFile(file, '# SECRETTOKEN\nTours: [{ID: 4}]\nTokens: [{Token: SECRETTOKEN}]\nMore: 1\n');
    await build('out');
    for (const name of ['tourDefinition.yaml', 'tourDefinition.json']) {
      const text = await readFile(join(root, 'out', name), 'utf8');
      expect([text.includes('SECRETTOKEN'), text.includes('More')]).toEqual([false, true]);
    }
  });

  it.each(['StaffNote', 'StaffTags', 'TranslatedFrom', 'TranslationStates', 'EarlierSources'])(
    'publishes nothing of %s, not even in a comment of the file that has it',
    async (field) => {
      const file = join(root, 'content', 'tourDefinition.yaml');
      await writeFile(file, `# SECRET\nTours: [{ID: 4}]\nLocations: [{ID: 1, ${field}: [{x: SECRET}]}]\nMore: 1\n`);
      await build('out');
      const names = (await readdir(join(root, 'out'), { recursive: true })).filter((name) => name.includes('.'));
      for (const name of names) expect(await readFile(join(root, 'out', name), 'utf8'), name).not.toContain('SECRET');
      expect(await readFile(join(root, 'out', 'tourDefinition.yaml'), 'utf8')).toContain('More');
    },
  );

  it('has the guide, the content and a page for each address', async () => {
    const { pages } = await build('out', '/museum/');
    const files = await readdir(join(root, 'out'), { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'assets/x.js',
        'config.json',
        'files/ä b.txt',
        'media.json',
        'tourDefinition.json',
        'locations/4/index.html',
        'detail/9/index.html',
      ]),
    );
    expect(files).not.toContain('assets/x.js.br');
    expect(pages).toBe(12);
    expect(await readFile(join(root, 'out', 'tourDefinition.yaml'), 'utf8')).toContain('# Our museum');
    expect(JSON.parse(await readFile(join(root, 'out', 'config.json'), 'utf8'))).toMatchObject({ source: 'static' });
    expect(await readFile(join(root, 'out', 'detail', '9', 'index.html'), 'utf8')).toContain('<base href="../../" />');
    expect(await readFile(join(root, 'out', '404.html'), 'utf8')).toContain('<base href="/museum/" />');
  });

  it('has the pages of a tour that opens later', async () => {
    await writeFile(
      join(root, 'content', 'tourDefinition.yaml'),
      'Tours: [{ID: 4, EnabledFrom: 2999-05-01}]\nTourItems: [{ID: 9, TourID: 4}]\n',
    );
    await build('out', undefined, {}, { day: '2026-05-31' });
    const files = await readdir(join(root, 'out'), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['locations/4/index.html', 'detail/9/index.html']));
    const { Tours } = JSON.parse(await readFile(join(root, 'out', 'tourDefinition.json'), 'utf8')) as {
      Tours: unknown;
    };
    expect(Tours).toEqual([{ ID: 4, EnabledFrom: '2999-05-01' }]);
  });

  it('copies every file that the content names, and lists those that it cannot', async () => {
    const folder = join(root, 'content');
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media', 'a b.mp3'), 'sound');
    await writeFile(join(folder, 'media', 'unused.mp3'), 'sound');
    await writeFile(join(folder, 'index.html'), 'mine');
    await writeFile(join(root, 'secret.txt'), 'secret');
    const urls = { de: 'media/a%20b.mp3?v=1', en: 'media/gone.mp3', fr: '../secret.txt', it: '/index.html' };
    await writeFile(join(folder, 'tourDefinition.yaml'), JSON.stringify({ Locations: [{ ID: 1, MediaURL: urls }] }));
    const { leftOut } = await build('out');
    expect(leftOut).toEqual(['media/gone.mp3', '../secret.txt', 'index.html']);
    expect(await readdir(join(root, 'out', 'media'))).toEqual(['a b.mp3']);
    expect(await readFile(join(root, 'out', 'index.html'), 'utf8')).not.toBe('mine');
  });

  it('gives files names that every host can serve, follows them, and says what an upload would say', async () => {
    const folder = join(root, 'content');
    const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHall\n';
    await mkdir(join(folder, 'a\u0308'));
    for (const path of ['files/Room #3.vtt', 'a\u0308/100%.vtt']) await writeFile(join(folder, path), captions);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    await writeFile(join(folder, 'files', 'plan.svg'), drawing);
    const urls = { de: 'files/Room #3.vtt', en: '\u00E4/100%.vtt', fr: 'files/plan.svg' };
    await writeFile(join(folder, 'tourDefinition.yaml'), JSON.stringify({ Locations: [{ ID: 1, MediaURL: urls }] }));
    const { leftOut, notes } = await build('out', undefined, {}, { day: '2026-05-31' });
    expect(leftOut).toEqual([]);
    const kept = { de: 'files/Room -3.vtt', en: '\u00E4/100-.vtt', fr: 'files/plan.svg' };
    for (const name of ['tourDefinition.json', 'tourDefinition.yaml']) {
      const text = await readFile(join(root, 'out', name), 'utf8');
      for (const url of Object.values(kept)) expect(text).toContain(url);
    }
    for (const path of Object.values(kept)) expect((await lstat(join(root, 'out', path))).isFile()).toBe(true);
    expect(await readFile(join(root, 'out', 'files', 'plan.svg'), 'utf8')).not.toContain('script');
    expect(await readdir(join(root, 'out', 'files'))).not.toContain('Room #3.vtt');
    expect(notes.map(({ reason, facts }) => [reason, facts['name']])).toEqual([
      ['file-renamed', 'files/Room #3.vtt'],
      ['file-renamed', '\u00E4/100%.vtt'],
      ['file-changed', 'files/plan.svg'],
      ['file-unknown', 'files/ä b.txt'],
    ]);
  });

  it('has a page for each redirect, and names those that cannot have one', async () => {
    const sources = [
      '/',
      '/tours',
      '/start/here',
      '/f%C3%BChrung',
      '/old.html',
      '/config.json',
      '/index.html',
      '/a%2Fb',
    ];
    const { pages, leftOut } = await build(
      'out',
      undefined,
      Object.fromEntries(sources.map((from) => [from, '/info'])),
    );
    expect(leftOut).toEqual(['/config.json', '/index.html', '/a%2Fb']);
    expect(pages).toBe(15);
    const base = async (path: string) => /<base.*?>/.exec(await readFile(join(root, 'out', path), 'utf8'))?.[0];
    expect(await base('start/here/index.html')).toBe('<base href="../../" />');
    expect(await base('führung/index.html')).toBe('<base href="../" />');
    expect(await base('old.html')).toBe('<base href="./" />');
    expect(JSON.parse(await readFile(join(root, 'out', 'config.json'), 'utf8'))).toMatchObject({ source: 'static' });
  });

  it('can be rebuilt in its own folder', async () => {
    await build('out');
    await writeFile(join(root, 'content', 'tourDefinition.yaml'), 'Tours: [{ID: 5}]\n');
    await build('out');
    expect(await readdir(join(root, 'out', 'locations'))).toEqual(['5']);
  });

  it('keeps the old guide when a build fails', async () => {
    await build('out');
    await rm(join(root, 'guide', 'index.html'));
    await expect(build('out')).rejects.toThrow(/ENOENT/);
    expect(await readdir(join(root, 'out'))).toContain('index.html');
    expect(await readdir(root)).not.toContain('out.cicerone-draft');
  });

  it('copies the targets of links', async () => {
    await writeFile(join(root, 'elsewhere.txt'), 'linked');
    await symlink(join(root, 'elsewhere.txt'), join(root, 'content', 'files', 'link.txt'));
    await build('out');
    expect((await lstat(join(root, 'out', 'files', 'link.txt'))).isFile()).toBe(true);
  });

  it('names links that lead nowhere, and copies the rest', async () => {
    const files = join(root, 'content', 'files');
    await symlink(join(root, 'gone.txt'), join(files, 'gone.txt'));
    await symlink(join(files, 'round.txt'), join(files, 'round.txt'));
    await writeFile(join(files, 'there.txt'), 'there');
    const { leftOut } = await build('out');
    expect(leftOut.toSorted()).toEqual(['files/gone.txt', 'files/round.txt']);
    expect(await readdir(join(root, 'out', 'files'))).toContain('there.txt');
  });

  it('never replaces a file', async () => {
    await writeFile(join(root, 'precious.txt'), 'mine');
    await expect(build('precious.txt')).rejects.toThrow(/is not a folder/);
    expect(await readFile(join(root, 'precious.txt'), 'utf8')).toBe('mine');
  });

  it.each(['.', 'content', 'content/files/out', 'guide/out', 'guide', 'other'])('never overwrites %s', async (out) => {
    await mkdir(join(root, 'other'), { recursive: true });
    await writeFile(join(root, 'other', 'precious.txt'), 'mine');
    await expect(build(out)).rejects.toThrow(StaticError);
    expect(await readFile(join(root, 'other', 'precious.txt'), 'utf8')).toBe('mine');
    expect(await readdir(join(root, 'content'))).toContain('tourDefinition.yaml');
  });
});
