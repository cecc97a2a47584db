import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';

export interface Front {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** A server's answers besides pages and the client configuration. */
const dataPath = /^\/(?:api|db|files|info|session|visit)\b/;

/**
 * Puts a web server in front of a museum's, as hosts do that share one address: calls and media of the museum are found
 * below a path, and only there; pages stay at the root.
 *
 * @param path such as `/museum`
 */
export async function putBehind(origin: string, path: string): Promise<Front> {
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const isBelow = url.startsWith(`${path}/`);
    if (!isBelow && dataPath.test(url)) {
      answer.writeHead(404).end();
      return;
    }
    const inner = new URL(isBelow ? url.slice(path.length) : url, origin);
    const passedOn = request(inner, { method, headers: { ...headers, host: inner.host } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(passedOn);
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
