import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuiltFiles } from './built-files.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'cicerone-built-'))));
afterEach(async () => await rm(folder, { recursive: true }));

test('files are kept as the build has compressed them, with their types', async () => {
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.woff2', 'c.svg']) await writeFile(join(folder, name), name);
  const files = await openBuiltFiles(folder);
  const script = await files.find('a.js');
  expect(script?.type).toBe('text/javascript; charset=utf-8');
  const { identity, br, gzip } = script?.answer.bodies ?? {};
  expect([identity, br, gzip].map(String)).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  const font = await files.find('b.woff2');
  expect([font?.type, font?.answer.bodies.br]).toEqual(['font/woff2', undefined]);
  expect((await files.find('c.svg'))?.type).toBe('image/svg+xml');
  expect(await files.find('a.js')).toBe(script);
});

test('nothing outside the folder is found, and nothing that is gone', async () => {
  await writeFile(join(folder, 'a.js'), 'a');
  const files = await openBuiltFiles(folder);
  for (const name of ['', '.', '..', '../a.js', '/a.js', 'b.js', 'a.js/'])
    expect(await files.find(name)).toBeUndefined();
  await rm(join(folder, 'a.js'));
  expect(await files.find('a.js')).toBeUndefined();
  await writeFile(join(folder, 'a.js'), 'again');
  expect((await files.find('a.js'))?.answer.bodies.identity.toString()).toBe('again');
});
