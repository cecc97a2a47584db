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
      const file: unknown = await import(/* @vite-ignore */ address.href);
      return memberIn(file, error) as Module;
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

/** A file of the build holds several modules; the error says which of them was wanted. */
function memberIn(file: unknown, error: unknown): unknown {
  const member = error instanceof Error && 'member' in error ? error.member : undefined;
  return Object.entries(file ?? {}).find(([name]) => name === member)?.[1] ?? file;
}
