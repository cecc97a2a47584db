import { type AddressInfo } from 'node:net';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { buildApp } from '#server/app.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { guideFolder } from '#server/project.ts';

export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Runs the real server over a content folder, at a free port.
 *
 * @param guide the built guide
 */
export async function serve(folder: string, client: object = {}, guide = guideFolder): Promise<Served> {
  const app = await buildApp({
    settings: { port: 0, host: '127.0.0.1', content: folder, client: readClientConfiguration(client).configuration },
    content: await readContentFolder(folder),
    guide,
    buildId: 'test',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => app.close() };
}
