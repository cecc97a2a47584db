/**
 * Works as `fetch`, but reports how much of the body has been sent, which browsers support only for XMLHttpRequest.
 *
 * @param onProgress receives a share from 0 to 1
 */
export function fetchWithProgress(onProgress: (part: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (): void => reject(init.signal?.reason ?? new TypeError('Failed to send'));
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      request.addEventListener('load', () => resolve(responseOf(request)));
      for (const failure of ['error', 'abort', 'timeout'] as const) request.addEventListener(failure, fail);
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(request.responseText, { status: request.status, headers });
}
