import { connect } from 'node:net';

export interface Speed {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 answers arrived. */
  readonly p99: number;
}

export interface ConverseOptions {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly session: string;
  readonly path: string;
  /** Returns the address that a connection claims, if the server trusts this machine as a proxy. */
  readonly addressOf?: (connection: number) => string;
  /** Returns the body of a connection's next POST. @param answer the body of its last answer, empty at first */
  readonly next: (connection: number, answer: string) => string;
}

/** Sends JSON on kept connections, each call based on the previous answer. Any answer but 200 ends the run. */
export async function converse({
  port,
  connections,
  seconds,
  session,
  path,
  addressOf,
  next,
}: ConverseOptions): Promise<Speed> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const talk = (connection: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      let sent = 0;
      const from = addressOf === undefined ? '' : `x-forwarded-for: ${addressOf(connection)}\r\n`;
      const say = (answer: string): void => {
        const body = next(connection, answer);
        sent = performance.now();
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\n${from}authorization: Bearer ${session}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      };
      socket.setEncoding('utf8').setNoDelay(true);
      socket.on('error', reject);
      socket.on('connect', () => say(''));
      socket.on('data', (part: string) => {
        received += part;
        const head = received.indexOf('\r\n\r\n');
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
        if (head < 0 || Buffer.byteLength(received) < head + 4 + length) return;
        const answer = received.slice(head + 4);
        if (!received.startsWith('HTTP/1.1 200')) reject(new Error(received));
        received = '';
        times.push(performance.now() - sent);
        if (performance.now() < end) return say(answer);
        socket.destroy();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, connection) => talk(connection)));
  const took = (performance.now() - started) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  return { perSecond: times.length / took, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}
