import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from './run-tool.ts';

it('the output of a tool does not reveal where the server keeps its files', async () => {
  const folder = tmpdir();
  const logged: string[] = [];
  const script = `console.error(${JSON.stringify(`${join(folder, 'res/a.xml')}: error in ${folder}`)}); process.exit(1)`;
  const { signal } = new AbortController();
  const running = runTool({
    path: process.execPath,
    args: ['-e', script],
    folder,
    log: (line) => logged.push(line),
    signal,
  });
  await expect(running).rejects.toMatchObject({ reason: 'app-tool-failed', facts: { said: 'res/a.xml: error in ' } });
  expect(logged).toEqual(['node: res/a.xml: error in ']);
});
