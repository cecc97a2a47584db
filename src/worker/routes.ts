import { downloadMark, staticMedia } from '#contract/media-list.ts';
import { calls, mediaFolder, staffFolder, staticDefinition } from '#contract/paths.ts';

/** The source of an answer: the stored page, files of the guide, content or media, or the network alone. */
export type Route = 'page' | 'asset' | 'content' | 'media' | 'network';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: Pick<Headers, 'has'>;
}

/** @param scope the folder of the worker, with a slash at the end */
export function routeOf({ method, mode, url, headers }: Asked, scope: string): Route {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has(downloadMark)) return 'network';
  const { pathname, searchParams } = new URL(url);
  const path = pathname.slice(new URL(scope).pathname.length);
  if (mode === 'navigate') return isPage(path) ? 'page' : 'network';
  if (path.startsWith('assets/')) return 'asset';
  // A variant is for staff, who see what the server has.
  if (contentPaths.includes(path)) return searchParams.has('variant') ? 'network' : 'content';
  return isMedium(path) ? 'media' : 'network';
}

const contentPaths: readonly string[] = [
  calls.configuration,
  calls.loginType,
  calls.definition,
  calls.media,
  ...Object.values(staticDefinition),
  staticMedia,
];

/** First segments of addresses that are never a page of the guide. */
const others: readonly string[] = [
  staffFolder,
  mediaFolder,
  'assets',
  'api',
  'auth',
  'session',
  'health',
  'metrics',
  calls.definition,
  calls.visits,
];

/** A museum's files are in one folder; a static guide may have others. */
function isMedium(path: string): boolean {
  const [first = ''] = segmentsOf(path);
  return path.startsWith(`${mediaFolder}/`) || (!others.includes(first) && /\.\w+$/.test(path));
}

function isPage(path: string): boolean {
  if (path === 'index.html') return true;
  const [first = '', second] = segmentsOf(path);
  if (others.includes(first)) return false;
  // Below `info` are the calls of section 7.7, at `info` is a page.
  if (first === 'info' && second !== undefined) return false;
  return !/\.\w+$/.test(path);
}

/** However an address spells a folder: hosts and proxies differ in what they take for the same. */
function segmentsOf(path: string): readonly string[] {
  return path
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}
