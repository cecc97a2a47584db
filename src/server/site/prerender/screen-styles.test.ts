import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { partFiles } from '#contract/guide-parts.ts';
import { type BuiltChunk, chunkListOf } from '../chunk-list.ts';
import { readScreenStyles } from './screen-styles.ts';

const guide = join(mkdtempSync(join(tmpdir(), 'cicerone-screen-styles-')), 'guide');
afterAll(() => rmSync(join(guide, '..'), { recursive: true }));

const chunk = (name: string, sources: readonly string[], imports: readonly string[]): BuiltChunk => ({
  file: `assets/${name}.js`,
  sources,
  modules: [],
  imports: imports.map((each) => `assets/${each}.js`),
  dynamicImports: [],
  css: [`assets/${name}.css`],
});

const chunks = [
  chunk('board', [partFiles.board.source], []),
  chunk('lists', [partFiles.lists.source], ['shared']),
  chunk('main', ['index.html'], []),
  chunk('shared', [], ['main']),
];

it('a screen has its own styles after those of what it is built upon, as browsers fetch them', async () => {
  mkdirSync(join(guide, 'assets'), { recursive: true });
  writeFileSync(chunkListOf(guide), JSON.stringify(chunks));
  for (const { css } of chunks) writeFileSync(join(guide, css[0] ?? ''), `p{background:url(./picture.svg)}\n`);
  const styles = await readScreenStyles(guide);
  expect([...(styles?.('/tours/1') ?? [])]).toEqual(
    ['main', 'shared', 'lists'].map((name) => [`assets/${name}.css`, 'p{background:url(./assets/picture.svg)}']),
  );
  expect([...(styles?.('/welcome').keys() ?? [])]).toEqual(['assets/main.css']);
});
