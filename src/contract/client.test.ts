import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuideClient, type GuideClient } from './client.ts';

let server: Server | undefined;

afterEach(() => {
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
    patience: 300,
  });
}

describe('the client', () => {
  it('gives up on an answer that stops arriving', async () => {
    const client = await clientOf((_request, response) => void response.write('{"Providers":'));
    await expect(client.definition('served')).rejects.toMatchObject({ facts: { failure: 'network' } });
  });

  it('gives up on a server that never answers', async () => {
    const client = await clientOf(() => undefined);
    await expect(client.definition('served')).rejects.toMatchObject({ facts: { failure: 'network' } });
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
