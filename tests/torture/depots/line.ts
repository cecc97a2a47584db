import { connect, createServer, type Server, type Socket, type AddressInfo } from 'node:net';

/** A connection to another port of this machine that can be cut. */
export interface Line {
  readonly port: number;
  /** Ends all connections and takes no new ones. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

export async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const note = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const open = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer((near) => {
        const far = connect(target, '127.0.0.1');
        note(near);
        note(far);
        near.once('close', () => far.destroy());
        far.once('close', () => near.destroy());
        near.pipe(far).pipe(near);
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => void (server = await open(port)),
  };
}
