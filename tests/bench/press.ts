import { connect, type Socket } from 'node:net';

export interface PressOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns answers per second, requested repeatedly on kept connections. It only counts bytes: drivers that parse each
 * body are slower than what they measure.
 */
export async function press({ url, connections, seconds, headers }: PressOptions): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const started = performance.now();
  let bytes = 0;
  let length = 0;
  const sockets = Array.from({ length: connections }, () =>
    ask({
      port: Number(port),
      hostname,
      question,
      count: (received, answer) => {
        bytes += received;
        length = answer;
      },
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const speed = bytes / length / ((performance.now() - started) / 1000);
  for (const socket of sockets) socket.destroy();
  return speed;
}

interface Asker {
  readonly hostname: string;
  readonly port: number;
  readonly question: string;
  /** Adds received bytes, given the size of a whole answer. */
  readonly count: (received: number, answer: number) => void;
}

function ask({ hostname, port, question, count }: Asker): Socket {
  let length = 0;
  let left = 0;
  const socket = connect({
    host: hostname,
    port,
    onread: {
      buffer: Buffer.alloc(256 * 1024),
      callback: (received, buffer) => {
        if (left === 0) {
          length = answerLength(
            Buffer.from(buffer.buffer, buffer.byteOffset, Math.min(received, 4096)).toString('latin1'),
          );
          left = length;
        }
        left -= received;
        count(received, length);
        if (left === 0) socket.write(question);
        return true;
      },
    },
  });
  socket.on('connect', () => socket.write(question));
  socket.on('error', (error) => console.error(error.message));
  return socket;
}

function answerLength(start: string): number {
  const head = start.indexOf('\r\n\r\n');
  if (head >= 0 && start.startsWith('HTTP/1.1 304')) return head + 4;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(start) ?? [];
  if (head < 0 || length === undefined || !/^HTTP\/1\.1 20[06]/.test(start))
    throw new Error(`A strange answer: ${start}`);
  return head + 4 + Number(length);
}
