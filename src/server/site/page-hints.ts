import { readFile } from 'node:fs/promises';
import { type Catalogue, selectorsOf } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { DataSource, Selector } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';
import { withServerBase } from '#content/server-base.ts';
import { type GuidePart, partFiles, partsAt } from '#contract/guide-parts.ts';
import { calls, staticDefinition } from '#contract/paths.ts';
import { pictureSet, shownWidths } from '#contract/sized-pictures.ts';
import { choosePack } from '#i18n/choose-pack.ts';
import { type BuiltChunk, chunkListOf, chunksOf, withImports } from './chunk-list.ts';
import { attribute } from './page.ts';
import { lateLink } from './fit-script.ts';
import { endOf } from '../settings/static-redirects.ts';

export interface HintsOptions {
  /** The folder of the built guide. */
  readonly guide: string;
  readonly catalogue: Catalogue;
  readonly client: ClientConfiguration;
  /** Whether everyone may see the content; otherwise the hints reveal nothing about it. */
  readonly isOpen?: boolean;
}

/**
 * Returns links for a page's head to the files it will need, so that browsers fetch them with the scripts, not after.
 *
 * @param path relative to the guide's folder, such as `detail/7`
 * @param languages the visitor's languages, best first, as in `Accept-Language`; undefined: unknown
 * @param isRendered whether the page holds its screen already, with its styles and the link to its picture
 */
export type Hints = (path: string, languages: string | undefined, isRendered?: boolean) => string;

export async function createHints({ guide, catalogue, client, isOpen = true }: HintsOptions): Promise<Hints> {
  const chunks = await readChunks(guide);
  const codes = chunks.flatMap(
    ({ sources: [source = ''] }) => /^src\/shared\/i18n\/([^/]+)\/guide\.json$/.exec(source)?.[1] ?? [],
  );
  const usual = (isOpen ? catalogue.languages : []).map(({ AccessibilityCode }) =>
    choosePack(AccessibilityCode, codes),
  );
  /** If the visitor's language is unknown, the museum's first two are likely. */
  const packsFor = (languages: string | undefined): readonly string[] =>
    languages === undefined
      ? [...new Set(usual)].slice(0, 2)
      : [choosePack(languages.split(/[,;]/)[0]?.trim() || 'en', codes)];
  const data = (start: string): readonly string[] =>
    dataOf(client, isOpen).map((url) => `${start} as="fetch" crossorigin href="${attribute(url)}" />`);
  const withoutStyles = chunks.map((chunk) => ({ ...chunk, css: [] }));
  return (asked, languages, isRendered = false) => {
    const path = endOf(asked, client.staticRedirects);
    const [folder = '', id = ''] = path.split('/').filter((part) => part !== '');
    const isBoard = isOpen && folder === 'locations' && firstWay(catalogue.tour(Number(id))) === Selector.GameBoard;
    const parts: readonly GuidePart[] = [...partsAt(path), ...(isBoard ? (['board'] as const) : [])];
    const next = isAhead(folder) ? ['detail' as const] : [];
    const picture = isOpen && !isRendered ? pictureAt(folder, Number(id), catalogue) : undefined;
    return [
      ...data(isRendered ? lateLink('preload') : '<link rel="preload"'),
      ...scriptLinks(isRendered ? withoutStyles : chunks, isRendered, [
        ...textsIn(packsFor(languages), parts.some(hasTexts)),
        ...parts.map(sourceOf),
        ...(isOpen && catalogue.hasMessages ? ['src/shared/content/messages.ts'] : []),
      ]),
      ...nextLinks(chunks, isRendered, parts.map(sourceOf), next.map(sourceOf)),
      ...(picture === undefined ? [] : [pictureLink(picture, client)]),
    ].join('\n    ');
  };
}

/** Reads the list of chunks. A guide that was not built here has none, and its pages have no such hints. */
export async function readChunks(guide: string): Promise<readonly BuiltChunk[]> {
  try {
    const list: readonly BuiltChunk[] = JSON.parse(await readFile(chunkListOf(guide), 'utf8'));
    return list;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function dataOf(client: ClientConfiguration, isOpen: boolean): readonly string[] {
  if (client.source === DataSource.static) return [calls.configuration, urlOf(staticDefinition.json, client)];
  const definition = isOpen ? [urlOf(calls.definition, client)] : [];
  return [calls.configuration, urlOf(calls.loginType, client), ...definition];
}

function urlOf(path: string, { serverBase }: ClientConfiguration): string {
  return withServerBase(path, serverBase);
}

function textsIn(packs: readonly string[], hasMore: boolean): readonly string[] {
  const files = hasMore ? ['guide.json', 'more.ts'] : ['guide.json'];
  return packs.flatMap((code) => files.map((file) => `src/shared/i18n/${code}/${file}`));
}

function hasTexts(part: GuidePart): boolean {
  return 'hasTexts' in partFiles[part];
}

function sourceOf(part: GuidePart): string {
  return partFiles[part].source;
}

/** Returns the files that hold these modules, with all that browsers load with them. */
function filesFor(chunks: readonly BuiltChunk[], modules: readonly string[]): ReadonlySet<string> {
  return withImports(chunks, chunksOf(chunks, modules));
}

function scriptLinks(
  chunks: readonly BuiltChunk[],
  isRendered: boolean,
  sources: readonly string[],
): readonly string[] {
  const module = isRendered ? lateLink('modulepreload') : '<link rel="modulepreload"';
  const first = filesFor(chunks, ['index.html']);
  return [...filesFor(chunks, sources)]
    .filter((file) => !first.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="./${file}" />`
        : `${module} crossorigin href="./${file}" />`,
    );
}

/** Whether a visitor who arrives there has stations ahead. The lists come with the work behind the first screen. */
function isAhead(folder: string): boolean {
  return ['', 'welcome', 'groups', 'tours', 'locations'].includes(folder);
}

/** Links to the files of the next screens, which browsers fetch when nothing else is to be fetched, and do not run. */
function nextLinks(
  chunks: readonly BuiltChunk[],
  isRendered: boolean,
  shown: readonly string[],
  next: readonly string[],
): readonly string[] {
  const known = filesFor(chunks, ['index.html', ...shown, sourceOf('lists')]);
  const prefetch = isRendered ? lateLink('prefetch') : '<link rel="prefetch"';
  return [...filesFor(chunks, next)]
    .filter((file) => !known.has(file))
    .map((file) => `${prefetch} as="${file.endsWith('.css') ? 'style' : 'script'}" crossorigin href="./${file}" />`);
}

function firstWay(tour: Tour | undefined): Selector | undefined {
  return tour === undefined ? undefined : selectorsOf(tour, Selector.List)[0];
}

interface LargePicture {
  readonly url: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  readonly sizes: string;
}

/** Returns the large picture at the top of a screen. */
function pictureAt(folder: string, id: number, catalogue: Catalogue): LargePicture | undefined {
  const at = (url: string | undefined, sizes: string): LargePicture | undefined =>
    url === undefined || url === '' ? undefined : { url, sizes };
  switch (folder) {
    case '':
    case 'welcome':
      return at(catalogue.configuration.WelcomeScreen.ImageURL, shownWidths.welcome);
    case 'locations': {
      const tour = catalogue.tour(id);
      return firstWay(tour) === Selector.List ? at(tour?.ImageDescriptor?.ImageURL, shownWidths.banner) : undefined;
    }
    case 'detail': {
      const item = catalogue.item(id);
      const location = item === undefined ? undefined : catalogue.location(item.LocationID);
      return at(location?.ImageDescriptors[0]?.ImageURL, shownWidths.station);
    }
    default:
      return undefined;
  }
}

/** The guide starts this fetch itself: browsers would let it delay the scripts. */
function pictureLink({ url, sizes }: LargePicture, client: ClientConfiguration): string {
  const href = urlOf(url, client);
  const set = pictureSet(href, { ...client, base: client.serverBase });
  const narrower = set === undefined ? '' : ` imagesrcset="${attribute(set)}" imagesizes="${sizes}"`;
  return `<link data-picture href="${attribute(href)}"${narrower} />`;
}
