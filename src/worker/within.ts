/**
 * Fetches, and fails when no byte comes for a while: also in the middle of the body, because a museum's network often
 * delivers the head of an answer and then nothing. A slow but steady answer may take any time.
 */
export async function fetchUnlessSilent(
  milliseconds: number,
  asked: string | Request,
  init: RequestInit = {},
): Promise<Response> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new DOMException('No byte came in time', 'TimeoutError'));
  let timer = setTimeout(giveUp, milliseconds);
  const answer = await fetch(asked, { ...init, signal: controller.signal });
  const hear = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, onward) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, milliseconds);
      onward.enqueue(bytes);
    },
    flush: () => clearTimeout(timer),
  });
  const { body, status, statusText, headers } = answer;
  if (body !== null) return new Response(body.pipeThrough(hear), { status, statusText, headers });
  clearTimeout(timer);
  return answer;
}

/** Fetches a whole answer or fails, as {@link fetchUnlessSilent}. */
export async function fetchWhole(
  milliseconds: number,
  asked: string | Request,
  init: RequestInit = {},
): Promise<Response> {
  const answer = await fetchUnlessSilent(milliseconds, asked, init);
  const { status, statusText, headers } = answer;
  return new Response(answer.body === null ? null : await answer.arrayBuffer(), { status, statusText, headers });
}
