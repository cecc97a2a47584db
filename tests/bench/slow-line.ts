import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network with a delay and a limited speed, for every request of a browser: its own limits leave out those of workers. */
export interface SlowLine {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface Speed {
  /** Milliseconds for the way there and back. */
  readonly latency: number;
  /** Bytes per second towards the browser. */
  readonly down: number;
  /** Bytes per second towards the server. */
  readonly up: number;
}

/** 150 ms, 1.6 Mbit/s down, 0.75 up. */
export const slow4G: Speed = { latency: 150, down: 200_000, up: 93_750 };

export async function openSlowLine(to: string, { latency, down, up }: Speed): Promise<SlowLine> {
  const { port, protocol, hostname } = new URL(to);
  const open = new Set<Socket>();
  const [send, receive] = [lane(up, latency / 2), lane(down, latency / 2)];
  const server = createServer((socket) => {
    const further = connect(Number(port), '127.0.0.1');
    for (const [one, other, by] of [
      [socket, further, send],
      [further, socket, receive],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
      one.on('data', (bytes: Buffer) => by(bytes, (part) => void (other.destroyed || other.write(part))));
      one.on('end', () => by(Buffer.alloc(0), () => other.end()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `${protocol}//${hostname}:${own}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** All connections share its speed, as they do on a phone. */
function lane(speed: number, delay: number): (bytes: Buffer, arrive: (part: Buffer) => void) => void {
  const waiting: { readonly at: number; readonly deliver: () => void }[] = [];
  /** When the lane is free again. */
  let free = 0;
  // One timer for all: two could fire in the wrong order.
  const deliverDue = (): void => {
    while (waiting[0] !== undefined && waiting[0].at <= performance.now()) waiting.shift()?.deliver();
    if (waiting[0] !== undefined) setTimeout(deliverDue, waiting[0].at - performance.now());
  };
  return (bytes, arrive) => {
    const isIdle = waiting.length === 0;
    // In packets, so that one answer does not hold up all others.
    for (let at = 0; at === 0 || at < bytes.length; at += packet) {
      const part = bytes.subarray(at, at + packet);
      free = Math.max(free, performance.now()) + (part.length / speed) * 1000;
      waiting.push({ at: free + delay, deliver: () => arrive(part) });
    }
    if (isIdle) deliverDue();
  };
}

const packet = 1400;
