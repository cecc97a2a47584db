/**
 * Loads a part of the guide, and again when that failed. Browsers remember a failed import for as long as the page
 * lives, unless it is asked for under another address.
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
    return (await import(/* @vite-ignore */ address.href)) as Module;
  }
}

/** The browsers name the address that they could not load in their message. */
function addressIn(error: unknown): URL | undefined {
  const found = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  return found !== undefined && URL.canParse(found) ? new URL(found) : undefined;
}
