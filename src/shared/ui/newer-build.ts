/** The page as it is built, at every server of a guide. */
const builtPage = 'shell.html';

/** In the session's storage: the build for which this tab was loaded again. */
const memoryKey = 'loadedForBuild';

/**
 * Loads the page again if the server has another build than the one that the page came from: the files of the page are
 * gone there. Once for each build, so that a server with two builds cannot keep a visitor loading.
 *
 * @returns whether the page is being loaded again
 */
export async function loadNewerBuild(page: Window & typeof globalThis): Promise<boolean> {
  const own = page.document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  if (own === undefined) return false;
  try {
    const answer = await page.fetch(new URL(builtPage, page.document.baseURI), { cache: 'no-store' });
    const id = answer.ok ? /<meta name="build" content="([^"]+)"/.exec(await answer.text())?.[1] : undefined;
    if (id === undefined || id === own || page.sessionStorage.getItem(memoryKey) === id) return false;
    page.sessionStorage.setItem(memoryKey, id);
    page.location.reload();
    return true;
  } catch {
    // Without a network, or without storage to remember that it was tried.
    return false;
  }
}
