import { createCatalogue } from '#content/catalogue.ts';
import { addServerBase } from '#content/server-base.ts';
import { type DraftMessage, type FrameMessage, parseDraft, readMessage } from '#contract/frame-messages.ts';
import { type LoadedContent, type Loader, messagesOf } from './loader.ts';
import { withUnsaved } from './with-unsaved.ts';

/** Shows the edits of the staff area around this frame while they are made, on top of the saved editing copy. */
export function showDrafts(content: LoadedContent, loader: Pick<Loader, 'replace'>, frame: Window): void {
  const show = createDraftDisplay(content, loader);
  const around = frame.parent;
  const { origin } = frame.location;

  frame.addEventListener('message', (event) => {
    const reading = readMessage(event, { window: around, origin }, parseDraft);
    if (reading.kind === 'message') void show(reading.message);
  });
  around.postMessage({ type: 'listening' } satisfies FrameMessage, origin);
}

/**
 * Returns a function that shows a draft on top of the saved editing copy, which it fetches when its base is another.
 */
export function createDraftDisplay(
  content: LoadedContent,
  loader: Pick<Loader, 'replace'>,
): (message: DraftMessage) => Promise<void> {
  const { client, configuration, base } = content;
  let last: DraftMessage | undefined;
  let saved: { readonly base: number; readonly definition: ReturnType<typeof client.definition> } | undefined;

  return async (message) => {
    last = message;
    if (saved?.base !== message.base)
      saved = { base: message.base, definition: client.definition(configuration.source) };
    try {
      const definition = withUnsaved(await saved.definition, message.unsaved);
      const catalogue = createCatalogue(addServerBase(definition, base));
      const messages = await messagesOf(catalogue);
      // A later edit overtakes this one.
      if (last === message) loader.replace({ ...content, catalogue, messages });
    } catch (error) {
      saved = undefined;
      console.warn('The editing copy could not be fetched again', error);
    }
  };
}
