import { loadNewerBuild } from './newer-build.ts';

/**
 * Loads a part of the guide and retries when that fails. Browsers remember a failed import for the life of the page
 * unless it is requested under another address. A part that is gone because the server has a newer build loads the page
 * again.
 *
 * @param load the dynamic import
 * @throws the last failure, when every try failed
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = addressIn(error);
    if (address === undefined) throw error;
    address.searchParams.set('again', String(Date.now()));
    try {
      return (await import(/* @vite-ignore */ address.href)) as Module;
    } catch (failure) {
      if (await loadNewerBuild(globalThis.window)) return await new Promise(() => undefined);
      throw failure;
    }
  }
}

/** Browsers name the address that they could not load in the error message. */
function addressIn(error: unknown): URL | undefined {
  const found = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  return found !== undefined && URL.canParse(found) ? new URL(found) : undefined;
}
