import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** The answer of a web server in place of the museum's. */
export interface GateAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  /** Where the browser is sent instead. */
  readonly location?: string;
}

/** Passes on a server's answer, or not quite. */
export type Spoil = (given: IncomingMessage, answer: ServerResponse) => void;

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
  /** Lets a test pass on the answers for these paths, until the function returned is called. */
  readonly spoil: (path: RegExp, spoil: Spoil) => () => void;
  /** Reports the requested addresses until the returned function is called. */
  readonly watch: (onAsked: (path: string) => void) => () => void;
  /** Breaks all connections. New ones are accepted. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

export async function openGate(to: string): Promise<Gate> {
  let inner = to;
  const holds = new Map<RegExp, Promise<void>>();
  const answers = new Map<RegExp, GateAnswer>();
  const watchers = new Set<(path: string) => void>();
  const spoils = new Map<RegExp, Spoil>();
  const server = createServer((asked, answer) => void pass(asked, answer));
  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = asked;
    for (const tell of watchers) tell(url);
    const own = [...answers].find(([path]) => path.test(url))?.[1];
    if (own !== undefined) {
      say(answer, own);
      return;
    }
    for (const [path, released] of holds) if (path.test(url)) await released;
    const address = new URL(url, inner);
    const passedOn = request(address, { method, headers: { ...headers, host: address.host } }, (given) => {
      // An answer that breaks off on its way is the visitor's trouble.
      given.on('error', () => answer.destroy());
      const spoil = [...spoils].find(([path]) => path.test(url))?.[1] ?? passOn;
      spoil(given, answer);
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
    spoil: (path, spoil) => {
      spoils.set(path, spoil);
      return () => void spoils.delete(path);
    },
    watch: (onAsked) => {
      watchers.add(onAsked);
      return () => void watchers.delete(onAsked);
    },
    cut: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(given: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(given.statusCode ?? 502, given.headers);
  given.pipe(answer);
}

function say(answer: ServerResponse, { status, type, body = '', location }: GateAnswer): void {
  const there = location === undefined ? {} : { location };
  answer.writeHead(status, { 'content-type': type ?? 'text/html; charset=utf-8', ...there }).end(body);
}
