import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { type ErrorBody } from '#contract/errors.ts';
import { errorCode } from '../files/node-errors.ts';

interface ProtocolError {
  readonly status: number;
  readonly body: ErrorBody;
}

/** Answers a request that is no HTTP in the form of every other error. */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  if (errorCode(error) === 'ECONNRESET' || socket.destroyed) return;
  // Bytes of an answer may have been sent already.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const { status, body } = protocolErrorOf(errorCode(error));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${process.getBuiltinModule('node:http').STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function protocolErrorOf(code: string | undefined): ProtocolError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return wrong(408, 'The request arrived too slowly.');
  if (code === 'HPE_HEADER_OVERFLOW') return wrong(431, 'The headers of the request are too large.');
  return wrong(400, 'This is not a request of HTTP.');
}

/** Refuses requests that Node itself would refuse without a message. Needs `requireHostHeader` off. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = wrong(417, 'The only expectation that this server meets is 100-continue.');
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      connection: 'close',
    });
    response.end(text);
  });
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.host !== undefined || raw.httpVersion !== '1.1') return done();
    const { status, body } = wrong(400, 'The request has no Host header.');
    void reply.code(status).header('connection', 'close').send(body);
  });
}

function wrong(status: number, message: string): ProtocolError {
  return { status, body: { error: { code: 'bad-request', message } } };
}
