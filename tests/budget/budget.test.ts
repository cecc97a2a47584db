import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { type BuiltChunk, chunkListOf } from '#server/site/chunk-list.ts';
import { listChunks } from '#server/build/list-chunks.ts';
import { projectRoot } from '#server/project.ts';
import { lateEntries, otherwise, welcome } from './budgets.ts';
import { weigh, type Weight } from './weigh.ts';

const empty = { sources: [], modules: [], imports: [], dynamicImports: [], css: [] } as const;

/** A guide with a chunk for everything that has a budget. */
const chunks: readonly BuiltChunk[] = [
  { ...empty, file: 'assets/index.js', imports: ['assets/shared.js'], css: ['assets/index.css'] },
  { ...empty, file: 'assets/shared.js', dynamicImports: ['assets/new.js', 'assets/de-guide.js'] },
  { ...empty, file: 'assets/new.js', sources: ['src/guide/screens/new/new-screen.tsx'], imports: ['assets/shared.js'] },
  ...[welcome, ...lateEntries]
    .flatMap(({ needs }) => needs.flat())
    .map((source) => ({ ...empty, file: `assets/${nameOf(source)}.js`, sources: [source] })),
];

/** Returns the name of a file without its folder, or of texts with their language. */
function nameOf(source: string): string {
  return source.replace(/^src\/shared\/i18n\/(.+)\/(.+)$/, '$1-$2').replaceAll(/^.*\/|\.(?:tsx?|json)$/g, '');
}

interface Heavy {
  readonly [file: string]: number;
}

function weighed(heavy: Heavy = {}, list = chunks): readonly Weight[] {
  return weigh(list, ['assets/index.js'], (file) => noise(heavy[file] ?? 100));
}

function faultsOf(weights: readonly Weight[]): readonly string[] {
  return weights.flatMap(({ budget, faults }) => faults.map((fault) => `${budget.name}: ${fault}`));
}

/** Returns incompressible bytes. */
function noise(length: number): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return seed >> 8;
  });
}

function withModule(file: string, module: string): readonly BuiltChunk[] {
  return chunks.map((chunk) => (chunk.file === file ? { ...chunk, modules: [module] } : chunk));
}

describe('the check of download sizes', () => {
  it('accepts a light guide, and counts each file once', () => {
    const weights = weighed({ 'assets/de-guide.js': 101 });
    expect(faultsOf(weights)).toEqual([]);
    expect(weights[0]?.files.toSorted()).toEqual([
      'assets/de-guide.js',
      'assets/index.css',
      'assets/index.js',
      'assets/shared.js',
    ]);
    expect(weights.at(-1)).toMatchObject({ budget: { name: 'new' }, files: ['assets/new.js'] });
  });

  it.each(['assets/index.js', 'assets/shared.js', 'assets/index.css', 'assets/en-guide.js'])(
    'finds %s too heavy',
    (file) => {
      expect(faultsOf(weighed({ [file]: welcome.kB * 1000 }))).toEqual([
        expect.stringMatching(/^welcome: \d+ bytes too many$/),
      ]);
    },
  );

  it('finds a late screen too heavy, with or without its own budget', () => {
    expect(faultsOf(weighed({ 'assets/detail-screen.js': 90_000 }))).toEqual([expect.stringContaining('detail: ')]);
    expect(faultsOf(weighed({ 'assets/new.js': otherwise.kB * 1000 + 1 }))).toEqual([expect.stringContaining('new: ')]);
  });

  it.each(['pixi.js', '@pixi/react', 'leaflet', '@mantine/core', 'howler', 'xstate', 'dompurify', 'qr'])(
    'finds %s in the first screen',
    (library) => {
      const list = withModule('assets/shared.js', `node_modules/${library}/dist/index.js`);
      expect(faultsOf(weighed({}, list))).toEqual([expect.stringMatching(/^welcome: .+ comes before it is needed$/)]);
    },
  );

  it('lets a station load its player, but no library that it does not use', () => {
    const player = withModule('assets/detail-screen.js', 'node_modules/howler/dist/howler.js');
    expect(faultsOf(weighed({}, player))).toEqual([]);
    const canvas = withModule('assets/detail-screen.js', 'node_modules/a/node_modules/pixi.js/lib/index.mjs');
    expect(faultsOf(weighed({}, canvas))).toEqual(['detail: PixiJS comes before it is needed']);
  });

  it('finds a missing entry, and a list of another build', () => {
    const list = chunks.filter(({ file }) => file !== 'assets/detail-screen.js');
    expect(faultsOf(weighed({}, list))).toEqual([expect.stringContaining('detail-screen.tsx is in no late file')]);
    expect(() => weigh(chunks, ['assets/index-new.js'], () => noise(1))).toThrow('assets/index-new.js');
  });
});

it('the build says which libraries are in which chunk', async () => {
  const outDir = join(mkdtempSync(join(tmpdir(), 'cicerone-budget-')), 'guide');
  const sources = new Map([
    [join(projectRoot, 'first.js'), 'import purify from "dompurify"; console.log(purify); void import("./late.js");'],
    [join(projectRoot, 'late.js'), 'import { Howl } from "howler"; console.log(Howl);'],
  ]);
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => [...sources.keys()].find((path) => id.endsWith(basename(path))),
        load: (id) => sources.get(id),
      },
      listChunks(),
    ],
    build: { outDir, rolldownOptions: { input: 'first.js' } },
  });
  const [first, late] = (JSON.parse(readFileSync(chunkListOf(outDir), 'utf8')) as readonly BuiltChunk[]).toSorted(
    (one, other) => other.dynamicImports.length - one.dynamicImports.length,
  );
  rmSync(join(outDir, '..'), { recursive: true });
  expect(first?.dynamicImports).toEqual([late?.file]);
  const has = (chunk: BuiltChunk | undefined, name: string): boolean =>
    (chunk?.modules ?? []).some((module) => module.startsWith(`node_modules/${name}/`));
  expect([has(first, 'dompurify'), has(first, 'howler')]).toEqual([true, false]);
  expect([has(late, 'dompurify'), has(late, 'howler')]).toEqual([false, true]);
});
