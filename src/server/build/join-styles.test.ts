import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinStyles } from './join-styles.ts';
import { type BuiltChunk } from '../site/chunk-list.ts';
import { listChunks } from './list-chunks.ts';

const root = mkdtempSync(join(tmpdir(), 'cicerone-styles-'));
const late = (name: string): string => `import './${name}.css'; export const shown = '${name}';`;
const sources = {
  'index.html': '<script type="module" src="./main.js"></script>',
  // The file of the station's styles has those of lists, too.
  'other.html': '<script type="module" src="./other.js"></script>',
  'other.js': `console.log(() => import('./station.js'));`,
  'main.js': `import './main.css'; console.log(() => [import('./list.js'), import('./station.js'), import('./map.js')]);`,
  'main.css': '.main{color:#111}',
  'list.js': late('list'),
  'list.css': '.list{color:#222}',
  'station.js': late('station'),
  'station.css': '.station{color:#333}',
  'map.js': late('map'),
  'map.css': '.map{color:#444}',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(root, name), text);
});

afterAll(() => rmSync(root, { recursive: true }));

/** @returns the text of each file by its name */
async function built(): Promise<ReadonlyMap<string, string>> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [joinStyles({ screens: ['station', 'list', 'gone'] }), listChunks()],
    build: { outDir: 'out', rolldownOptions: { input: ['index.html', 'other.html'].map((name) => join(root, name)) } },
  });
  const assets = join(root, 'out/assets');
  return new Map(readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
}

it('styles share a file by the table, in its order, and each script comes with the file that has its own', async () => {
  const files = await built();
  const styles = [...files].filter(([name]) => name.endsWith('.css'));
  const textOf = (name: string): string | undefined => styles.find(([file]) => file.startsWith(`${name}-`))?.[1].trim();
  expect(styles).toHaveLength(3);
  expect(textOf('index')).toBe('.main{color:#111}');
  expect(textOf('map')).toBe('.map{color:#444}');
  expect(textOf('screens')).toBe('.station{color:#333}.list{color:#222}');

  const chunks = JSON.parse(readFileSync(join(root, 'out-chunks.json'), 'utf8')) as readonly BuiltChunk[];
  const stylesWith = (source: string): readonly string[] =>
    chunks.find(({ sources: [first] }) => first === source)?.css ?? [];
  expect(stylesWith('list.js')).toEqual([expect.stringMatching(/^assets\/screens-/)]);
  expect(stylesWith('station.js')).toEqual(stylesWith('list.js'));
  expect(stylesWith('map.js')).toEqual([expect.stringMatching(/^assets\/map-/)]);

  const [, first = ''] = [...files].find(([name]) => /^index-[\w-]+\.js$/.test(name)) ?? [];
  expect([...first.matchAll(/"\.\/(\w+)-[\w-]+\.css"/g)].map(([, name = '']) => name).toSorted()).toEqual([
    'map',
    'screens',
  ]);
});

it('a script that names other styles has another name, although none of its imports has changed', async () => {
  const before = await built();
  writeFileSync(join(root, 'list.css'), '.list{color:#555}');
  const after = await built();
  const changed = [...after].filter(([name, text]) => before.has(name) && before.get(name) !== text);
  expect(changed).toEqual([]);
  expect([...after.keys()].filter((name) => name.startsWith('screens-') && !before.has(name))).toHaveLength(1);
});
