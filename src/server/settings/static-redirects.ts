import { type Mismatch } from '#content/schema/trail.ts';
import { allCalls } from '#contract/all-calls.ts';
import { mediaFolder, pageFolders, staffFolder } from '#contract/paths.ts';
import { sizesFolder } from '#contract/sized-pictures.ts';

/** Maps addresses of the guide, as browsers send them and without a trailing slash, to others (staticRedirects). */
export type Redirects = Readonly<Record<string, string>>;

/** Visitors load the guide and log in there, so a redirect would keep them out. */
const entrances = ['loading', 'token', 'login'];

const callPaths: readonly string[] = Object.values(allCalls).map(({ path }) => path);

/** Where the server or the build has something else than the guide's pages. */
const takenFolders = new Set([
  ...entrances,
  ...callPaths.map(firstOf).filter((first) => !pageFolders.some((folder) => folder === first)),
  mediaFolder,
  sizesFolder,
  'assets',
  staffFolder,
]);

/** Writes redirects as browsers write addresses, so that `/führung/` is found however it was typed. */
export function readyRedirects(redirects: Redirects): Redirects {
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [placeOf(from), to]));
}

/** @param redirects as {@link readyRedirects} returns them */
export function checkRedirects(redirects: Redirects): readonly Mismatch[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const expected = faultOf(from, redirects);
    return expected === undefined
      ? []
      : [{ path: ['staticRedirects', from], expected, found: `the text ${JSON.stringify(to)}` }];
  });
}

function faultOf(from: string, redirects: Redirects): string | undefined {
  if (takenFolders.has(firstOf(from)) || callPaths.includes(from))
    return 'left out, because that address is needed for something else';
  return leadsBack(from, redirects) ? 'a path that does not lead back to its start' : undefined;
}

function leadsBack(start: string, redirects: Redirects): boolean {
  const passed = new Set<string>();
  // The guide itself leads from its start to the welcome screen.
  const ways: Redirects = { '/': '/welcome', ...redirects };
  for (let at = ways[start]; at !== undefined; at = ways[placeOf(at)]) {
    const place = placeOf(at);
    if (place === start) return true;
    if (passed.has(place)) return false;
    passed.add(place);
  }
  return false;
}

/** Returns the path at which a visitor of a path ends, without its query. */
export function endOf(path: string, redirects: Redirects): string {
  const passed = new Set<string>();
  let at = placeOf(path);
  for (let to = redirects[at]; to !== undefined && !passed.has(at); to = redirects[at]) {
    passed.add(at);
    at = placeOf(to);
  }
  return at;
}

/** Returns the path of an address as browsers write it, without a trailing slash. */
export function placeOf(address: string): string {
  const { pathname } = new URL(address.replace(/^\/*/, '/'), 'https://guide.invalid');
  return pathname.replace(/\/+$/, '') || '/';
}

/** Returns the folders of a redirect's page in a static guide; undefined if they cannot have such names. */
export function foldersOf(from: string): readonly string[] | undefined {
  const names = from.split('/').filter((part) => part !== '');
  try {
    const plain = names.map((name) => decodeURIComponent(name));
    return plain.every((name) => /^[^/\\\0]{1,80}$/.test(name) && !/^\.+$/.test(name)) ? plain : undefined;
  } catch {
    return undefined;
  }
}

function firstOf(path: string): string {
  return path.split('/')[1] ?? '';
}
