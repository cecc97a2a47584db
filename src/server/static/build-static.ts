import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createCatalogue } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { DataSource } from '#content/constants.ts';
import { calls, mediaFolder, staticDefinition } from '#contract/paths.ts';
import { writeDefinition } from '#content/definition-file.ts';
import { type Content } from '../content-folder.ts';
import { pageAt, staticPageAt } from '../page.ts';
import { pagePaths } from './page-paths.ts';

export interface StaticOptions {
  readonly content: Content;
  /** The folder that {@link content} was read from. */
  readonly contentFolder: string;
  /** The built guide. */
  readonly guide: string;
  readonly out: string;
  readonly client: ClientConfiguration;
  /** The path at which the folder will be served, for addresses that no page was made for. */
  readonly servedAt: string;
}

export interface StaticReport {
  readonly pages: number;
  readonly out: string;
}

/** A folder that cannot be written to as asked. The message says why. */
export class StaticError extends Error {
  override readonly name = 'StaticError';
}

/** The file that marks a folder as one of ours, so that no other folder is ever emptied. */
const mark = 'cicerone-static.json';

/**
 * Makes a folder for any plain web host, also below a path: the guide with `source: static`, the content as JSON and as
 * YAML, its media, and a page for each address a visitor can link to, so that deep links need nothing of the host.
 */
export async function buildStatic(options: StaticOptions): Promise<StaticReport> {
  const { content, contentFolder, guide, client } = options;
  const out = resolve(options.out);
  await prepareFolder(out, [contentFolder, guide]);
  await cp(guide, out, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  await copyMedia(contentFolder, out);
  await writeFile(join(out, staticDefinition.json), JSON.stringify(content.definition));
  await writeFile(join(out, staticDefinition.yaml), await yamlOf(content));
  await writeFile(
    join(out, calls.configuration),
    JSON.stringify({ ...client, source: DataSource.static }, undefined, 2),
  );
  const pages = await writePages(out, content, options.servedAt);
  return { pages, out };
}

/** The file as staff wrote it, comments included, when it is YAML already. */
async function yamlOf({ path, definition }: Content): Promise<string> {
  return path.endsWith('.yaml') ? readFile(path, 'utf8') : writeDefinition(definition);
}

async function prepareFolder(out: string, sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    const path = relative(out, resolve(source));
    if (path === '' || !(path.startsWith('..') || path.startsWith(sep))) {
      throw new StaticError(`--out ${out} holds ${source}, which would be overwritten. Choose another folder.`);
    }
  }
  const found = await readdir(out).catch((): string[] => []);
  if (found.length > 0 && !found.includes(mark)) {
    throw new StaticError(
      `--out ${out} is not empty and was not made by this command. Choose another folder, or empty it.`,
    );
  }
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, mark), '{}\n');
}

async function copyMedia(contentFolder: string, out: string): Promise<void> {
  const media = join(contentFolder, mediaFolder);
  const exists = await readdir(media).then(
    () => true,
    () => false,
  );
  if (exists) await cp(media, join(out, mediaFolder), { recursive: true });
}

async function writePages(out: string, content: Content, servedAt: string): Promise<number> {
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const paths = pagePaths(createCatalogue(content.definition));
  for (const path of paths) {
    const file = join(out, path, 'index.html');
    const depth = path.split('/').filter((part) => part !== '').length;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, staticPageAt(template, depth));
  }
  await writeFile(join(out, '404.html'), pageAt(template, servedAt));
  return paths.length;
}
