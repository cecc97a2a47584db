import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { writeBuiltGuide } from '#tests/server/built-guide.ts';
import { buildStaticAside, type StaticToBuild } from './build-static-aside.ts';

let folder = '';
let options: StaticToBuild;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-aside-'));
  const contentFolder = join(folder, 'content');
  await mkdir(join(contentFolder, 'files'), { recursive: true });
  await writeFile(join(contentFolder, 'tourDefinition.json'), JSON.stringify({ Tours: [{ ID: 1 }], Unknown: 'kept' }));
  await writeBuiltGuide(join(folder, 'guide'));
  const client = readClientConfiguration({}).configuration;
  options = { contentFolder, guide: join(folder, 'guide'), out: join(folder, 'out'), client };
});
afterEach(() => rm(folder, { recursive: true }));

it('builds a guide on a thread', async () => {
  const { pages } = await buildStaticAside(options, new AbortController().signal);
  expect(pages).toBeGreaterThan(5);
  const definition: unknown = JSON.parse(await readFile(join(folder, 'out', 'tourDefinition.json'), 'utf8'));
  expect(definition).toMatchObject({ Unknown: 'kept' });
});

it('ends at once when the guide is no longer wanted', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const built = buildStaticAside(options, controller.signal);
  controller.abort(reason);
  await expect(built).rejects.toBe(reason);
  expect(await readdir(folder)).not.toContain('out');
  await expect(buildStaticAside(options, controller.signal)).rejects.toBe(reason);
});

it('says why it fails', async () => {
  await writeFile(join(folder, 'content', 'tourDefinition.json'), '{');
  await expect(buildStaticAside(options, new AbortController().signal)).rejects.toThrow('JSON');
});
