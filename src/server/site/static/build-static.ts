import { cp, lstat, readdir, readFile, rename, rm, stat, writeFile, mkdir, copyFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isAbsolute, join, relative, resolve, sep, dirname } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { createCatalogue, type Catalogue } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { DataSource } from '#content/constants.ts';
import { staticMedia } from '#contract/media-list.ts';
import { calls, mediaFolder, staticDefinition } from '#contract/paths.ts';
import { forVisitors } from '#content/for-visitors.ts';
import { withoutTokens } from '#content/without-tokens.ts';
import { writeDefinition } from '#content/definition-file.ts';
import { type Content } from '../../usecases/content/content-folder.ts';
import { pageAt, staticPageAt } from '../page.ts';
import { createHints } from '../page-hints.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { createPictureWorkers, type PictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { type ListedMedium } from '../../usecases/files/list-media.ts';
import { firstIcon, webManifest } from '../web-manifest.ts';
import { isMissing } from './path-errors.ts';
import { writePage, writeRedirectPages } from './redirect-pages.ts';
import { copyMedia, copyOutside, inspectMedia } from './static-media.ts';
import { listStaticMedia } from './list-static-media.ts';
import { staticScreens } from './static-screens.ts';
import { sizable, sizedPath, staticWidths } from '#contract/sized-pictures.ts';
import { searchingPage, staticMark, staticMarkContent } from './searching-page.ts';

export interface StaticOptions {
  readonly content: Content;
  /** The folder that {@link content} was read from. */
  readonly contentFolder: string;
  /** The folder of the built guide. */
  readonly guide: string;
  readonly out: string;
  readonly client: ClientConfiguration;
  /** The path at which the folder will be served, if it is known; otherwise unknown addresses look for it. */
  readonly servedAt?: string | undefined;
  /**
   * Visitors fetch the guide over a network: pictures come in smaller sizes too, and pages with their screens, which show
   * the tours of a day such as `2026-05-31`. The guide itself goes by the visitor's day.
   */
  readonly remote?: { readonly day: string } | undefined;
}

export interface StaticReport {
  readonly pages: number;
  /**
   * Files that the content names and its folder doesn't have outside `files/`, or that would replace the guide's own, and
   * redirects that cannot have a page.
   */
  readonly leftOut: readonly string[];
  /** Notes about the files. */
  readonly notes: readonly FileNote[];
  readonly out: string;
}

/** The folder cannot be written as requested. The message says why. */
export class StaticError extends Error {
  override readonly name = 'StaticError';
}

/**
 * Builds a folder for any plain web host, also below a path: the guide with `source: static`, the content as JSON and
 * YAML, its media, and a page for each address that can be linked to, so that deep links need no support from the host.
 */
export async function buildStatic(options: StaticOptions): Promise<StaticReport> {
  const out = resolve(options.out);
  await checkFolder(out, [options.contentFolder, options.guide]);
  // Built beside the folder and then swapped in: an interrupted build leaves the old guide unchanged.
  const draft = `${out}.cicerone-draft`;
  await rm(draft, { recursive: true, force: true });
  try {
    const filled = await fill(draft, options);
    await rm(out, { recursive: true, force: true });
    await rename(draft, out);
    return { ...filled, out };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  folder: string,
  { content: given, contentFolder, guide, servedAt, remote, ...others }: StaticOptions,
): Promise<Omit<StaticReport, 'out'>> {
  const client = { ...others.client, source: DataSource.static, pictureSizes: remote !== undefined };
  await cp(guide, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  await writeFile(join(folder, staticMark), JSON.stringify(staticMarkContent));
  const copied = await copyMedia(given.definition, contentFolder, folder);
  const content = { ...given, definition: copied.definition };
  const published = forVisitors(withoutTokens(content.definition));
  await writeFile(join(folder, staticDefinition.json), JSON.stringify(published));
  await writeFile(join(folder, staticDefinition.yaml), await yamlOf(given, published));
  await writeFile(join(folder, calls.configuration), JSON.stringify(client, undefined, 2));
  const hasIcons = await stat(join(contentFolder, mediaFolder, firstIcon)).then(
    () => true,
    () => false,
  );
  const manifest = webManifest(createCatalogue(published), hasIcons);
  await writeFile(join(folder, calls.webManifest), JSON.stringify(manifest));
  const written = await writePages(folder, { content, guide, client, servedAt, remote });
  const blocked = await copyOutside(copied, contentFolder, folder);
  const report = { pages: written.pages, leftOut: [...written.leftOut, ...copied.leftOut, ...blocked] };
  if (remote === undefined) {
    await writeMediaList(published, folder);
    return { ...report, notes: copied.notes };
  }
  const workers = createPictureWorkers(availableParallelism());
  try {
    const notes = await inspectMedia(
      copied.paths.filter((path) => !blocked.includes(path)),
      folder,
      workers,
    );
    await writeSizes(await writeMediaList(published, folder), folder, workers);
    return { ...report, notes: [...copied.notes, ...notes] };
  } finally {
    workers.close();
  }
}

async function writeMediaList(definition: TourDefinition, folder: string): Promise<readonly ListedMedium[]> {
  const media = await listStaticMedia(definition, folder);
  await writeFile(join(folder, staticMedia), JSON.stringify(media));
  return media;
}

/** Returns the file as staff wrote it, comments included, if it is YAML of what is published; otherwise writes another one. */
async function yamlOf({ path, definition }: Content, published: TourDefinition): Promise<string> {
  return path.endsWith('.yaml') && published === definition ? readFile(path, 'utf8') : writeDefinition(published);
}

/** Refuses every folder except a new one, an empty one, and one that an earlier build made. */
async function checkFolder(out: string, sources: readonly string[]): Promise<void> {
  for (const source of sources.map((path) => resolve(path))) {
    if (isWithin(source, out) || isWithin(out, source)) {
      throw new StaticError(`--out ${out} and ${source} overlap. Choose another folder.`);
    }
  }
  const found = await lstat(out).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new StaticError(`--out ${out} is not a folder. Choose another name.`);
  const names = await readdir(out);
  if (names.length > 0 && !names.includes(staticMark)) {
    throw new StaticError(
      `--out ${out} is not empty and was not made by this command. Choose another folder, or empty it.`,
    );
  }
}

/** Returns whether a path is the folder or below it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

async function writePages(
  out: string,
  {
    content,
    guide,
    client,
    servedAt,
    remote,
  }: Pick<StaticOptions, 'content' | 'guide' | 'client' | 'servedAt' | 'remote'>,
): Promise<Pick<StaticReport, 'pages' | 'leftOut'>> {
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const catalogue = createCatalogue(content.definition);
  const hints = await createHints({ guide, catalogue, client });
  const paths = pagePaths(catalogue);
  const definition = forVisitors(withoutTokens(content.definition));
  const render = remote && (await staticScreens({ ...remote, definition, guide, client, template }));
  try {
    for (const path of paths) {
      const depth = path.split('/').filter((part) => part !== '').length;
      const rendered = await render?.at(path);
      const links = hints(path, undefined, rendered !== undefined);
      await writePage(join(out, path, 'index.html'), staticPageAt(rendered ?? template, depth, links));
    }
  } finally {
    await render?.close();
  }
  const redirected = await writeRedirectPages(out, {
    redirects: client.staticRedirects,
    page: (from, depth) => staticPageAt(template, depth, hints(from, undefined)),
  });
  await writeFile(join(out, '404.html'), servedAt === undefined ? searchingPage(template) : pageAt(template, servedAt));
  return { pages: paths.length + redirected.pages, leftOut: redirected.leftOut };
}

/**
 * Writes the pictures of a static guide in smaller sizes too. Every address that the guide may ask for exists: what is no
 * picture in spite of its name, or moves, is copied.
 *
 * @param folder of the static guide, with its media in it
 */
async function writeSizes(media: readonly ListedMedium[], folder: string, workers: PictureWorkers): Promise<void> {
  const start = `${mediaFolder}/`;
  const pictures = media.map(({ Path }) => Path).filter((path) => path.startsWith(start) && sizable.test(path));
  await Promise.all(
    pictures.map(async (picture) => {
      const path = join(folder, picture);
      const targets = staticWidths.map((width) => ({
        width,
        path: join(folder, sizedPath(picture.slice(start.length), width)),
      }));
      for (const target of targets) await mkdir(dirname(target.path), { recursive: true });
      const isMade = await workers.run('shrinkToFiles', { path, targets }).catch(() => false);
      if (!isMade) for (const target of targets) await copyFile(path, target.path);
    }),
  );
}

/** Returns every address of a guide that can be linked to on some day, relative to the guide's folder. */
function pagePaths(catalogue: Catalogue): readonly string[] {
  const tours = catalogue.tours();
  return [
    '',
    'welcome',
    'info',
    'loading',
    'notfound',
    'groups',
    'tours',
    'numbers',
    'scan',
    ...catalogue.groups.map(({ ID }) => `tours/${ID}`),
    ...tours.flatMap(({ ID }) => [`locations/${ID}`, `scan/${ID}`]),
    ...tours.flatMap(({ ID }) => catalogue.itemsOf(ID).map((item) => `detail/${item.ID}`)),
    ...tours.flatMap((tour) => codePaths(tour.Code, catalogue.itemsOf(tour.ID))),
  ];
}

/** Returns the addresses of printed codes. Codes that are not plain folder names are left to the host's 404.html. */
function codePaths(tourCode: string, items: readonly { readonly Code: string }[]): readonly string[] {
  if (!isFolderName(tourCode)) return [];
  const codes = new Set(items.map(({ Code }) => Code).filter(isFolderName));
  return [`qr/${tourCode}`, ...[...codes].map((code) => `qr/${tourCode}/${code}`)];
}

function isFolderName(code: string): boolean {
  return /^[\w-]{1,60}$/.test(code);
}
