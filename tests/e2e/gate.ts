import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What a web server says in place of the museum's. */
export interface GateAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

/** A web server in front of a museum's. A test decides what it passes on, and to which server. */
export interface Gate {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Another server answers from now on, as after an update. */
  readonly leadTo: (origin: string) => void;
  /** Requests for these paths wait, until the function returned is called. */
  readonly hold: (path: RegExp) => () => void;
  /** Answers requests for these paths itself, until the function returned is called. */
  readonly answer: (path: RegExp, answer: GateAnswer) => () => void;
  readonly close: () => Promise<void>;
}

export async function openGate(to: string): Promise<Gate> {
  let inner = to;
  const holds = new Map<RegExp, Promise<void>>();
  const answers = new Map<RegExp, GateAnswer>();
  const server = createServer((asked, answer) => void pass(asked, answer));
  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = asked;
    const own = [...answers].find(([path]) => path.test(url))?.[1];
    if (own !== undefined) {
      say(answer, own);
      return;
    }
    for (const [path, released] of holds) if (path.test(url)) await released;
    const address = new URL(url, inner);
    const passedOn = request(address, { method, headers: { ...headers, host: address.host } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(passedOn);
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    leadTo: (origin) => {
      inner = origin;
    },
    hold: (path) => {
      let release: () => void = () => undefined;
      holds.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(path);
        release();
      };
    },
    answer: (path, given) => {
      answers.set(path, given);
      return () => void answers.delete(path);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function say(answer: ServerResponse, { status, type = 'text/html; charset=utf-8', body = '' }: GateAnswer): void {
  answer.writeHead(status, { 'content-type': type }).end(body);
}
