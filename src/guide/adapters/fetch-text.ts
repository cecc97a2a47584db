import { RequestError } from '#contract/errors.ts';

/**
 * A text file of the content, such as captions.
 *
 * @throws RequestError of kind `network` or `status`; the signal's reason when it was given up
 */
export async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new RequestError({ failure: 'status', url, status: answer.status });
    return await answer.text();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    signal.throwIfAborted();
    throw new RequestError({ failure: 'network', url }, { cause: error });
  }
}
