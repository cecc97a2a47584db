import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { headersTimeouts, limitBodyTime } from './connections.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.remove());

async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

describe('a connection whose sender never ends', () => {
  const head = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n[';

  it.each([
    ['that needs a login', 'POST /api/db/locations', '401'],
    ['to a file that is not there', 'GET /files/none.mp3', '404'],
    ['to a call without a body', 'GET /health', '200'],
  ])('is closed after the answer: a body %s', async (_what, start, status) => {
    // It keeps its half open, as an attacker does.
    const socket = connect({ port: await portOf(server.app), host: '127.0.0.1', allowHalfOpen: true });
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', () => undefined);
    socket.write(`${start} HTTP/1.1\r\n${head}`);
    await once(socket, 'end');
    expect(String(received[0])).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await closedByOther(socket);
  });

  it('is closed within half a minute if its headers do not end', () => {
    expect(server.app.server.headersTimeout).toBe(headersTimeouts.headersTimeout);
    expect(headersTimeouts.headersTimeout + headersTimeouts.connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
  });
});

describe('a call that is refused before its body is read', () => {
  it.each([
    ['small', 2000, 'keep-alive'],
    ['large', 1_000_000, 'close'],
  ])('says what becomes of its connection: a %s body', async (_what, bytes, connection) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (): Promise<IncomingMessage> => {
      const call = request({ port: await portOf(server.app), path: '/api/db/locations', method: 'POST', agent });
      call.setHeader('content-type', 'application/json');
      call.on('error', () => undefined);
      call.end(Buffer.alloc(bytes, ' '));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      await text(answer);
      return answer;
    };
    const answers = [await send(), await send()];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
      [401, connection],
      [401, connection],
    ]);
    agent.destroy();
  });
});

describe('a body that arrives slowly', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Receives bytes every second until the server ends the call, for two minutes at most. */
  function secondsUntilEnd(size: 'small' | 'large', bytes: number): number {
    const socket = { bytesRead: 0 };
    const raw = Object.assign(new PassThrough(), { socket });
    limitBodyTime({ raw: raw as unknown as IncomingMessage }, size);
    for (let second = 0; second < 120; second += 1) {
      if (raw.destroyed) return second;
      socket.bytesRead += bytes;
      vi.advanceTimersByTime(1000);
    }
    return Infinity;
  }

  it('ends the call within half a minute, however large it may be', () => {
    expect(secondsUntilEnd('small', 1)).toBeLessThanOrEqual(30);
    expect(secondsUntilEnd('small', 5000)).toBeLessThanOrEqual(30);
    expect(secondsUntilEnd('large', 100)).toBeLessThanOrEqual(30);
  });

  const file = '--x\r\ncontent-disposition: form-data; name="a"; filename="a.txt"\r\n\r\nwords';
  it.each([
    ['JSON', 'POST /session', 'application/json', '{'],
    ['an address that is not there', 'POST /nothing', 'application/json', '{'],
    ['a call without a body', 'POST /api/db/publishInEdit', 'application/json', '{'],
    ['an upload', 'POST /api/files/upload/', 'multipart/form-data; boundary=x', file],
  ])('is refused in words, and its connection ended: %s', async (_what, start, type, body) => {
    const { authorization = '' } = await headersOf(server, 'root');
    const port = await portOf(server.app);
    const asked = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(port, '127.0.0.1');
    const received = text(socket);
    const head = `host: x\r\nauthorization: ${authorization}\r\ncontent-type: ${type}\r\ncontent-length: 1000`;
    socket.write(`${start} HTTP/1.1\r\n${head}\r\n\r\n${body}`);
    const [request] = await asked;
    await expect.poll(() => request.readableFlowing).toBe(true);
    vi.advanceTimersByTime(30_000);
    const [answer = '', refusal = ''] = (await received).split('\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 408 [^]*content-type: application\/json/i);
    expect(JSON.parse(refusal)).toMatchObject({ error: { code: 'too-slow', reason: 'body-too-slow' } });
  });

  it('is no longer watched once the call is answered', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/files/upload/',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: file,
    });
    expect(answer.statusCode).toBe(401);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may take its time if it is an upload that makes progress', () => {
    expect(secondsUntilEnd('large', 5000)).toBe(Infinity);
  });
});

/** Resolves when the other side no longer takes what is sent. */
async function closedByOther(socket: Socket): Promise<void> {
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  const drip = setInterval(() => socket.write('['), 50);
  await closed;
  clearInterval(drip);
}

describe('a server that stops', () => {
  // The time after which it cuts running answers comes only if a test lets it come.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('finishes running answers, and then closes connections that could serve more calls', async () => {
    const { app, close } = await server.another();
    const body = new PassThrough();
    app.get('/test', (_request, reply) => reply.send(body));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      void portOf(app).then((port) =>
        get({ port, host: '127.0.0.1', path: '/test', agent }, resolve).once('error', reject),
      );
      body.write('begin ');
    });
    const closing = close();
    // Calls are refused from here on; only what is running may end.
    await expect.poll(() => app.server.listening).toBe(false);
    body.end('end');
    expect(await text(answer)).toBe('begin end');
    await closing;
    agent.destroy();
  });

  it('finishes and stores an upload that has begun, and waits for no idle connection', async () => {
    const { app, close } = await server.another();
    const { authorization = '' } = await headersOf(server, 'root');
    const port = await portOf(app);
    const agent = new Agent({ keepAlive: true });
    const idle = await new Promise<IncomingMessage>((resolve) => get({ port, path: '/info/version', agent }, resolve));
    await text(idle);
    const upload = request({
      port,
      method: 'POST',
      path: '/api/files/upload/',
      headers: {
        authorization,
        'content-type': 'multipart/form-data; boundary=edge',
        // The server reports when the upload has started.
        expect: '100-continue',
      },
    });
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="late.vtt"\r\n\r\nWEBVTT\n\n');
    const closing = close();
    await expect.poll(() => app.server.listening).toBe(false);
    upload.end('00:00.000 --> 00:01.000\nThe last words\n\r\n--edge--\r\n');
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([
      200,
      { Files: [{ Path: 'late.vtt' }], Refused: [] },
    ]);
    await closing;
    agent.destroy();
  });

  it('cuts answers that do not end within five seconds', async () => {
    const { app, close } = await server.another();
    const body = new PassThrough();
    app.get('/test', (_request, reply) => reply.send(body));
    const socket = connect(await portOf(app), '127.0.0.1');
    const begun = once(socket, 'data');
    const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    socket.write('GET /test HTTP/1.1\r\nhost: x\r\n\r\n');
    body.write('begin ');
    await begun;
    const closing = close();
    await expect.poll(() => app.server.listening).toBe(false);
    vi.advanceTimersByTime(5000);
    await ended;
    await closing;
  });

  it('answers a call on a connection that is already open, and says that it will be the last', async () => {
    const { app, close } = await server.another();
    const body = new PassThrough();
    app.get('/test', (_request, reply) => reply.send(body));
    const socket = connect(await portOf(app), '127.0.0.1');
    const received = text(socket);
    const isAsked = once(app.server, 'request');
    socket.write('GET /test HTTP/1.1\r\nhost: x\r\n\r\n');
    await isAsked;
    const closing = close();
    await expect.poll(() => app.server.listening).toBe(false);
    socket.write('GET /info/version HTTP/1.1\r\nhost: x\r\n\r\n');
    body.end();
    expect(await received).toMatch(/HTTP\/1\.1 200 [^]*HTTP\/1\.1 200 [^]*connection: close[^]*"BuildID"/i);
    await closing;
  });
});
