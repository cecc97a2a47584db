import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { foldersOf, type Redirects } from '../../settings/static-redirects.ts';
import { isBlocked } from './path-errors.ts';

export interface RedirectPagesOptions {
  readonly redirects: Redirects;
  /** Returns the guide's page, so many folders below the guide's own. */
  readonly page: (from: string, depth: number) => string;
}

/** Writes a page for each address that the museum redirects, unless the guide has one there. The guide then redirects. */
export async function writeRedirectPages(
  out: string,
  { redirects, page }: RedirectPagesOptions,
): Promise<{ readonly pages: number; readonly leftOut: readonly string[] }> {
  const leftOut: string[] = [];
  let pages = 0;
  for (const from of Object.keys(redirects)) {
    const folders = foldersOf(from);
    if (folders === undefined) {
      leftOut.push(from);
      continue;
    }
    // Hosts serve `old.html` at that address only as a file.
    const isFile = from.endsWith('.html');
    const file = join(out, ...folders, ...(isFile ? [] : ['index.html']));
    const found = await lstat(file).then(
      () => (isFile ? 'blocked' : 'page'),
      (error: unknown) => (isBlocked(error) ? 'blocked' : 'nothing'),
    );
    if (found === 'blocked') leftOut.push(from);
    if (found !== 'nothing') continue;
    await writePage(file, page(from, folders.length - (isFile ? 1 : 0)));
    pages += 1;
  }
  return { pages, leftOut };
}

export async function writePage(file: string, page: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, page);
}
