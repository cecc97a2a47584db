import { readdir } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#server/project.ts';
import { type KillableServer, killableServer } from '#tests/e2e/killable-server.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/e2e/museum.ts';
import { rootPassword } from '#tests/e2e/serve.ts';
import { whyNoTools } from './android-tools.ts';
import { type AppDesk, createAppDesk } from './app-desk.ts';
import { endless, fakeTool } from './fake-tool.ts';
import { isLeftOut } from './java.ts';

const without = isLeftOut(await whyNoTools());

describe.skipIf(without)('A server that is killed while it builds', () => {
  let content: MuseumFolder;
  let server: KillableServer;
  let desk: AppDesk;
  beforeAll(async () => {
    execFileSync(process.execPath, ['src/server/run.mjs', 'build'], { cwd: projectRoot, stdio: 'inherit' });
    content = await writeMuseum(smallMuseum);
    server = await killableServer(content.folder);
  }, 120_000);
  afterEach(() => void vi.unstubAllEnvs());
  afterAll(async () => {
    await server.remove();
    await content.remove();
  });

  it('leaves no half app and no job that runs for ever, and the next build succeeds', async () => {
    const tool = await fakeTool(endless);
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
    vi.unstubAllEnvs();

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

/** What builds have left on the disk. */
function leftovers({ data }: KillableServer): Promise<readonly string[]> {
  return readdir(join(data, 'files', '.temporary'));
}
