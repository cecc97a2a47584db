import { isObject } from '#content/schema/containers.ts';
import { hasStatus } from '#contract/errors.ts';
import { type DraftMessage, parseDraft } from '#contract/frame-messages.ts';
import { createJsonCalls } from '#contract/json-calls.ts';
import { phonePaths } from '#contract/paths.ts';
import { leavePreview } from './phone-place.ts';
import { showEnd, showSign } from './phone-sign.ts';

/** Milliseconds between two attempts without a connection. */
const pause = 1500;

export interface FollowOptions {
  readonly secret: string;
  /** Tells this phone from others. */
  readonly phone: string;
  readonly show: (draft: DraftMessage) => Promise<void>;
}

/** Shows what staff change while they change it, until the preview ends. */
export async function followPhone({ secret, phone, show }: FollowOptions): Promise<void> {
  const place = new URL('./', document.baseURI).href;
  const { json } = createJsonCalls({ base: place, fetch: (url, init) => fetch(url, init) });
  const sign = await showSign();
  const headers = { 'x-guide-device': phone };
  let last: number | undefined;
  let isConnected = false;
  const tell = (now: boolean): void => {
    isConnected = now;
    sign.isConnected(now);
  };
  for (;;) {
    try {
      // The server holds a request for newer edits until there are some; until then the sign would say that it is away.
      const asked = last === undefined || !isConnected ? phonePaths.draft : `${phonePaths.draft}?After=${last}`;
      const answer = await json(asked, { credential: secret, headers });
      tell(true);
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
      tell(false);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}
