import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGuideClient, type GuideClient } from './client.ts';
import { type Fetch } from './fetch-text.ts';

let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(listener: RequestListener): Promise<GuideClient> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createGuideClient({
    base: `http://127.0.0.1:${port}/`,
    fetch: (url, init) => fetch(url, init),
    readYaml: async () => ({ Tours: ['from YAML'] }),
  });
}

/** Sends the start of an answer, and nothing more. */
const stalling: Fetch = async (_url, { signal }) =>
  new Response(
    new ReadableStream({
      start(stream) {
        signal.addEventListener('abort', () => stream.error(signal.reason));
        stream.enqueue(Buffer.from('{"Providers":'));
      },
    }),
  );

/** Never answers. */
const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('the client', () => {
  it.each([
    ['an answer that stops arriving', stalling],
    ['a server that never answers', silent],
  ])('gives up on %s, and not before its timeout', async (_, fetch) => {
    vi.useFakeTimers();
    const client = createGuideClient({ base: '', fetch, readYaml: async () => undefined, timeoutMs: 300 });
    const settled = vi.fn<(outcome: unknown) => void>();
    void client.definition('served').then(settled, settled);
    await vi.advanceTimersByTimeAsync(299);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ facts: expect.objectContaining({ failure: 'network' }) as unknown }),
    );
  });

  it('reads the YAML of a static guide when its JSON is missing or unreadable', async () => {
    const client = await clientOf((request, response) => {
      response.statusCode = request.url?.endsWith('.json') === true ? 404 : 200;
      response.end('Tours: []');
    });
    expect(await client.definition('static')).toEqual({ Tours: ['from YAML'] });
  });

  it.each([
    [503, '', { failure: 'status', status: 503 }],
    [200, '<html>', { failure: 'schema' }],
    [200, '[]', { failure: 'schema' }],
  ])('tells failures apart: %i %j', async (status, body, facts) => {
    const client = await clientOf((_request, response) => void response.writeHead(status).end(body));
    await expect(client.definition('served')).rejects.toMatchObject({ facts });
  });

  it('rejects unknown login types', async () => {
    const client = await clientOf((_request, response) => void response.end('"none"'));
    expect(await client.loginType()).toBe('none');
    const other = await clientOf((_request, response) => void response.end('"open sesame"'));
    await expect(other.loginType()).rejects.toMatchObject({ facts: { failure: 'schema' } });
  });
});
