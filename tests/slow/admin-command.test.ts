import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openServer } from '#server/start/open-server.ts';
import { demoMuseum, projectRoot } from '#server/project.ts';
import { testSettings } from '#tests/browser/serve.ts';

// Its effects are tested in src/server/admin/admin.test.ts.
it('The command for operators runs as a separate process, while the server runs', async () => {
  const data = await mkdtemp(join(tmpdir(), 'cicerone-admin-'));
  const server = await openServer({ settings: testSettings(demoMuseum, data), buildId: 'test' });
  const program = join(projectRoot, 'dist/server/admin.js');
  const child = spawn(process.execPath, [program, 'user', 'add', 'dora', '--group', 'desk'], {
    env: { ...process.env, CICERONE_DATA: data },
  });
  child.stdin.end('piped words\r\n');
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  expect([await text(child.stdout), await text(child.stderr), await closed]).toEqual([
    'The user "dora" (desk) was added.\n',
    '',
    0,
  ]);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/session',
    payload: { Name: 'dora', Password: 'piped words' },
  });
  expect(answer.statusCode).toBe(200);
  await server.close();
  await rm(data, { recursive: true, force: true });
});
