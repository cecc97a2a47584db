import { downloadMark } from '#contract/media-list.ts';
import { calls } from '#contract/paths.ts';

/** Milliseconds. */
const timeoutMs = 3000;

/**
 * Asks whether the museum's server answers: a network that wants a login first answers everything by its own page.
 *
 * @param place the folder of the guide, with a slash at the end
 */
export async function isMuseum(place: URL): Promise<boolean> {
  // Not the worker, which has it stored.
  const headers = { [downloadMark]: '1' };
  const answer = await fetch(new URL(calls.configuration, place), {
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  return answer?.ok === true && /\bjson\b/.test(answer.headers.get('content-type') ?? '');
}
