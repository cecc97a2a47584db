import { isObject } from '#content/schema/containers.ts';
import { hasStatus } from '#contract/errors.ts';
import { createJsonCalls } from '#contract/json-calls.ts';
import { phonePaths, phonePreviewPath } from '#contract/paths.ts';
import { leavePreview, markTab } from './phone-place.ts';
import { showEnd } from './phone-sign.ts';

/**
 * Lets this phone into the preview that it has the secret of, and leads to the screen that staff were at.
 *
 * @param place the guide's folder
 * @returns false if there is no such preview: the page says so, and is at its end
 */
export async function enterPhone(secret: string, place: string): Promise<boolean> {
  const { json } = createJsonCalls({ base: place, fetch: (url, init) => fetch(url, init) });
  try {
    const entered = await json(phonePaths.enter, { body: { Secret: secret } });
    markTab(globalThis.window);
    const { location, history } = globalThis;
    if (location.pathname.endsWith(`/${phonePreviewPath}`))
      history.replaceState(null, '', new URL(`.${placeIn(entered)}`, place));
    return true;
  } catch (error) {
    const isEnded = hasStatus(error, 404);
    if (isEnded) leavePreview(globalThis.window);
    await showEnd(isEnded ? 'ended' : 'unreachable', place);
    return false;
  }
}

function placeIn(entered: unknown): string {
  const place = isObject(entered) ? entered['Place'] : undefined;
  return typeof place === 'string' && /^\/[\w/-]*$/.test(place) && !place.startsWith('//') ? place : '/';
}
