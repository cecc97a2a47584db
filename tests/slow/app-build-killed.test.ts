import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KillableServer, killableServer } from '#tests/browser/killable-server.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { whyNoTools } from '#tests/native/android-tools.ts';
import { type AppDesk, createAppDesk } from '#tests/native/app-desk.ts';
import { endless, fakeTools } from '#tests/native/fake-tool.ts';
import { isSkipped } from '#tests/native/java.ts';

const without = isSkipped(await whyNoTools());

describe.skipIf(without)('A server that is killed while it builds', () => {
  let content: MuseumFolder;
  let server: KillableServer;
  let desk: AppDesk;
  beforeAll(async () => {
    content = await writeMuseum(smallMuseum);
    server = await killableServer(content.folder);
  });
  afterAll(async () => {
    await server.remove();
    await content.remove();
  });

  it('leaves no half app and no job that runs for ever, and the next build succeeds', async () => {
    const tool = await fakeTools(endless, { isFirstAlone: true });
    await server.start();
    const login = await fetch(`${server.origin}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Name: 'root', Password: rootPassword }),
    });
    desk = createAppDesk(server.origin, ((await login.json()) as { Session: string }).Session);
    await desk.set({});
    expect((await desk.call('POST', '/api/build/debug')).status).toBe(200);
    const child = await tool.started();
    expect((await leftovers(server)).length).toBe(1);
    await server.kill();
    process.kill(child, 'SIGKILL');
    await tool.remove();

    await server.start();
    expect(await leftovers(server)).toEqual([]);
    expect(await desk.status()).toMatchObject({
      State: 'failed',
      Failure: { Reason: 'app-build-interrupted' },
      Builds: [],
    });
    // As the built server runs it, with the shell beside it.
    const { State, Builds, Failure } = await desk.build('debug');
    expect([State, Failure, Builds.length]).toEqual(['done', undefined, 1]);
  });
});

/** The files that builds have left on the disk. */
function leftovers({ data }: KillableServer): Promise<readonly string[]> {
  return readdir(join(data, 'files', '.temporary'));
}
