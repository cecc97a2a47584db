/**
 * Fetches a whole answer or fails: the limit covers the body too, because a museum's network often delivers the head of
 * an answer and then nothing.
 */
export async function fetchWithin(
  milliseconds: number,
  asked: string | Request,
  init: RequestInit = {},
): Promise<Response> {
  const answer = await fetch(asked, { ...init, signal: AbortSignal.timeout(milliseconds) });
  const bytes = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  return new Response(isBodiless(status) ? undefined : bytes, { status, statusText, headers });
}

function isBodiless(status: number): boolean {
  return [204, 205, 304].includes(status);
}
