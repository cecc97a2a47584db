import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that a test can cut in two ways. */
export interface Relay {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Connections are accepted, and never a byte comes back: the usual fault of a museum's network. */
  readonly swallow: () => void;
  /** New connections reach the server again. */
  readonly deliver: () => void;
  /** Connections are refused. */
  readonly cut: () => Promise<void>;
  /** They are accepted again, at the same address. */
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openRelay(to: string): Promise<Relay> {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (isSwallowing) return void socket.resume();
    const further = connect(port, 'localhost');
    further.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => further.destroy());
    socket.on('data', (bytes) => isSwallowing || further.write(bytes));
    further.on('data', (bytes) => isSwallowing || socket.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => resolve());
    });
  return {
    origin: `http://localhost:${own}`,
    swallow: () => {
      isSwallowing = true;
    },
    deliver: () => {
      isSwallowing = false;
      // Swallowed bytes do not come back.
      for (const socket of open) socket.destroy();
    },
    cut: end,
    mend: () => new Promise((resolve) => server.listen(own, '127.0.0.1', resolve)),
    close: end,
  };
}
