import { isObject } from '#content/schema/containers.ts';
import { hasStatus } from '#contract/errors.ts';
import { parseDraft } from '#contract/frame-messages.ts';
import { createJsonCalls } from '#contract/json-calls.ts';
import { phonePaths } from '#contract/paths.ts';
import { newId } from '../state/records/device.ts';
import { type LoadedContent, type Loader } from '../state/content/loader.ts';
import { createDraftDisplay } from '../state/content/show-drafts.ts';
import { leavePreview } from './phone-place.ts';
import { showEnd, showSign } from './phone-sign.ts';

/** Milliseconds between two attempts without a connection. */
const pause = 1500;

/** Shows what staff change while they change it, until the preview ends. */
export async function followPhone(
  secret: string,
  content: LoadedContent,
  loader: Pick<Loader, 'replace'>,
): Promise<void> {
  const place = new URL('./', document.baseURI).href;
  const { json } = createJsonCalls({ base: place, fetch: (url, init) => fetch(url, init) });
  const show = createDraftDisplay(content, loader);
  const sign = await showSign();
  const headers = { 'x-guide-device': newId(crypto) };
  let last: number | undefined;
  for (;;) {
    try {
      const asked = last === undefined ? phonePaths.draft : `${phonePaths.draft}?After=${last}`;
      const answer = await json(asked, { credential: secret, headers });
      sign.isConnected(true);
      if (!isObject(answer)) continue;
      const { Revision, Base, Unsaved } = answer;
      const draft = parseDraft({ type: 'draft', base: Base, unsaved: Unsaved });
      if (typeof Revision !== 'number' || draft === undefined) continue;
      if (Revision !== last) await show(draft);
      last = Revision;
    } catch (error) {
      if (hasStatus(error, 401)) {
        leavePreview(globalThis.window);
        return await showEnd('ended', place);
      }
      sign.isConnected(false);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}
