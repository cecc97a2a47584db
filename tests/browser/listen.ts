import { type AddressInfo } from 'node:net';
import { type openServer, type OpenServer } from '#server/start/open-server.ts';
import { type ServerToOpen } from './server-calls.ts';

export interface Listening extends OpenServer {
  readonly port: number;
}

/**
 * Opens a server in this process and lets it listen.
 *
 * @param open `openServer` of the sources or of the build
 * @param wantedPort a free one if it is 0
 */
export async function listen(
  { isPrerendering, guide, cms, ...options }: ServerToOpen,
  open: typeof openServer,
  wantedPort = 0,
): Promise<Listening> {
  const server = await open({
    ...options,
    backupWork: 4,
    ...(guide === undefined ? {} : { guide }),
    ...(cms === undefined ? {} : { cms }),
    ...(isPrerendering ? {} : { startRenderer: () => undefined }),
  });
  await server.app.listen({ port: wantedPort, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { ...server, port };
}
