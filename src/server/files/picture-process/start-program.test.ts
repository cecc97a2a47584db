import { readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { startProgram } from './start-program.ts';

const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;

it.each([
  ['in the background has a low priority, on one core', true, PRIORITY_BELOW_NORMAL],
  ['for a caller does not', false, PRIORITY_NORMAL],
])('Work %s', async (_what, isLate, priority) => {
  const child = startProgram({ megabytes: 400, isLate });
  try {
    expect(getPriority(child.pid)).toBe(priority);
    const environment = await readFile(`/proc/${child.pid}/environ`, 'utf8').catch(() => undefined);
    if (environment !== undefined) expect(environment.includes('VIPS_CONCURRENCY=1')).toBe(isLate);
  } finally {
    child.kill('SIGKILL');
  }
});
