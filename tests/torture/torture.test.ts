import { expect, it } from 'vitest';
import { torture } from './torture.ts';

it('a server that is killed at any moment retains everything it acknowledged', async () => {
  const log: string[] = [];
  const report = await torture({ rounds: 3, random: Math.random, log: (line) => log.push(line) });
  expect(report.losses, log.join('\n')).toEqual([]);
  const { saves, uploads } = report.acknowledged;
  expect(Math.min(saves, uploads)).toBeGreaterThan(0);
  expect(report.restores.back + report.restores.untouched).toBe(1);
});
